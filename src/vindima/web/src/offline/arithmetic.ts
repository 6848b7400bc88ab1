/**
 * The arithmetic of the networks of `expert` and `master`. `Arithmetic` in `vindima/bots/learned/arithmetic.py`
 * specifies each function, and only Python knows which network they compose. Weights stay bytes, so that they take
 * little memory.
 */

/** A matrix of floats, row by row. */
export interface Numbers {
  data: Float32Array;
  width: number;
}

/** A matrix of signed bytes, and the factor of each row. */
export interface Matrix {
  data: Int8Array;
  width: number;
  scales: Float32Array;
}

const EPSILON = 1e-5;

const rowsOf = ({ data, width }: Numbers) => data.length / width;

function each({ data, width }: Numbers, change: (value: number, column: number) => number): Numbers {
  const found = new Float32Array(data.length);
  for (let row = 0; row < data.length; row += width)
    for (let column = 0; column < width; column++) found[row + column] = change(data[row + column] ?? 0, column);
  return { data: found, width };
}

/** The dot product of bytes and floats: four sums at a time, because they need not wait for each other. */
function product(bytes: Int8Array, numbers: Float32Array): number {
  const size = bytes.length;
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let place = 0;
  for (; place + 3 < size; place += 4) {
    a += (bytes[place] ?? 0) * (numbers[place] ?? 0);
    b += (bytes[place + 1] ?? 0) * (numbers[place + 1] ?? 0);
    c += (bytes[place + 2] ?? 0) * (numbers[place + 2] ?? 0);
    d += (bytes[place + 3] ?? 0) * (numbers[place + 3] ?? 0);
  }
  for (; place < size; place++) a += (bytes[place] ?? 0) * (numbers[place] ?? 0);
  return a + b + c + d;
}

const row = <T extends Int8Array | Float32Array>({ data, width }: { data: T; width: number }, number: number) =>
  data.subarray(number * width, (number + 1) * width) as T;

export const matrix = (bytes: Uint8Array, width: number, scales: Float32Array): Matrix => ({
  data: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
  width,
  scales,
});

export const numbers = (integers: Int16Array, width: number): Numbers => ({ data: Float32Array.from(integers), width });

export function columns({ data, width }: Numbers, start: number, stop: number): Numbers {
  const size = stop - start;
  const found = new Float32Array((data.length / width) * size);
  for (let row = 0; row * width < data.length; row++)
    found.set(data.subarray(row * width + start, row * width + stop), row * size);
  return { data: found, width: size };
}

export const reshaped = ({ data }: Numbers, width: number): Numbers => ({ data, width });

export function joined(parts: Numbers[]): Numbers {
  const width = parts.reduce((sum, part) => sum + part.width, 0);
  const rows = parts[0] ? rowsOf(parts[0]) : 0;
  const found = new Float32Array(rows * width);
  let start = 0;
  for (const part of parts) {
    for (let row = 0; row < rows; row++)
      found.set(part.data.subarray(row * part.width, (row + 1) * part.width), row * width + start);
    start += part.width;
  }
  return { data: found, width };
}

export function compressed(given: Numbers, without: number[]): Numbers {
  const left = new Set(without);
  return each(given, (value, column) => (left.has(column) ? 0 : Math.sign(value) * Math.log2(1 + Math.abs(value))));
}

export function spread({ data, width }: Numbers, places: number[], segments: [number, number][]): Numbers {
  const found: number[] = [];
  for (let row = 0; row < data.length; row += width)
    for (const place of places)
      for (const [low, high] of segments)
        found.push(Math.min(1, Math.max(0, ((data[row + place] ?? 0) - low) / (high - low))));
  return { data: Float32Array.from(found), width: places.length * segments.length };
}

export const normalized = (given: Numbers, mean: Float32Array, scale: Float32Array, most: number): Numbers =>
  each(given, (value, column) => Math.min(most, Math.max(-most, (value - (mean[column] ?? 0)) * (scale[column] ?? 0))));

export function dense(given: Numbers, weight: Matrix, bias: Float32Array): Numbers {
  const size = weight.scales.length;
  const rows = Array.from({ length: rowsOf(given) }, (_, number) => row(given, number));
  const found = new Float32Array(rows.length * size);
  for (let output = 0; output < size; output++) {
    const bytes = row(weight, output);
    const [scale, plus] = [weight.scales[output] ?? 0, bias[output] ?? 0];
    for (const [number, own] of rows.entries()) found[number * size + output] = product(bytes, own) * scale + plus;
  }
  return { data: found, width: size };
}

export const rectified = (given: Numbers): Numbers => each(given, (value) => Math.max(0, value));

export function normal({ data, width }: Numbers): Numbers {
  const found = new Float32Array(data.length);
  for (let row = 0; row < data.length; row += width) {
    const own = data.subarray(row, row + width);
    const mean = own.reduce((sum, value) => sum + value, 0) / width;
    const variance = own.reduce((sum, value) => sum + (value - mean) ** 2, 0) / width;
    const scale = 1 / Math.sqrt(variance + EPSILON);
    for (let column = 0; column < width; column++) found[row + column] = ((own[column] ?? 0) - mean) * scale;
  }
  return { data: found, width };
}

export const sum = (one: Numbers, other: Numbers): Numbers => ({
  data: one.data.map((value, place) => value + (other.data[place] ?? 0)),
  width: one.width,
});

export const scaled = ({ data, width }: Numbers, factors: Numbers): Numbers => ({
  data: data.map((value, place) => value * (factors.data[Math.floor(place / width)] ?? 0)),
  width,
});

export function lookedUp({ data, width, scales }: Matrix, codes: Numbers): Numbers {
  const found = new Float32Array(codes.data.length * width);
  codes.data.forEach((code, row) => {
    const chosen = Math.min(scales.length - 1, Math.max(0, code));
    for (let column = 0; column < width; column++)
      found[row * width + column] = (data[chosen * width + column] ?? 0) * (scales[chosen] ?? 0);
  });
  return { data: found, width };
}

export function chosen(given: Numbers, place: number, weight: Matrix, bias: Float32Array, codes: number[]): number[] {
  const own = row(given, place);
  return codes.map((code) => product(row(weight, code), own) * (weight.scales[code] ?? 0) + (bias[code] ?? 0));
}

export const lists = (given: Numbers): number[][] =>
  Array.from({ length: rowsOf(given) }, (_, number) => [...row(given, number)]);
