/**
 * SHA-256 of a text, in hexadecimal. Browsers offer their own only to pages with TLS, which a club's server at home may
 * lack.
 */

const WORDS = 64;

/** The first 32 bits of a number's fractional part. */
const fraction = (number: number): number => ((number - Math.floor(number)) * 2 ** 32) | 0;

const primes: number[] = [];
for (let number = 2; primes.length < WORDS; number++) if (primes.every((prime) => number % prime)) primes.push(number);
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const at = (words: ArrayLike<number>, place: number): number => words[place] ?? 0;

/** The message padded with a 1, zeros and its length in bits: whole blocks of 16 words. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 4, bytes.length * 8);
  return view;
}

function schedule(view: DataView, offset: number): Int32Array {
  const words = new Int32Array(WORDS);
  for (let place = 0; place < 16; place++) words[place] = view.getInt32(offset + 4 * place);
  for (let place = 16; place < WORDS; place++) {
    const [early, late] = [at(words, place - 15), at(words, place - 2)];
    const small = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const large = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words[place] = at(words, place - 16) + small + at(words, place - 7) + large;
  }
  return words;
}

export function sha256(text: string): string {
  const view = padded(text);
  const state = Int32Array.from(START);
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    const words = schedule(view, offset);
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let place = 0; place < WORDS; place++) {
      const choice = (e & f) ^ (~e & g);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const first =
        (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + h + choice + at(ROUNDS, place) + at(words, place);
      const second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority;
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = at(state, place) + word));
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
