/** A soft tone like that of a glass, synthesized so that nothing needs to be fetched. */

let audio: AudioContext | null = null;

export function chime(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [delay, pitch] of [
    [0, 1318.5],
    [0.12, 1760],
  ] as const) {
    const tone = new OscillatorNode(audio, { frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, start + delay);
    volume.gain.linearRampToValueAtTime(0.08, start + delay + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + delay + 1.2);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + delay);
    tone.stop(start + delay + 1.3);
  }
}
