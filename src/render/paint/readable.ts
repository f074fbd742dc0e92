/** How light a colour is, 0..1; channels 0..255. WCAG 2.2, relative luminance. */
function luminance(red: number, green: number, blue: number): number {
  const linear = (byte: number) => {
    const v = byte / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The inks of numbers on areas of any colour, with their luminance; the last can be read wherever the others can't. */
const INKS = [
  { ink: '#1d1712', own: luminance(0x1d, 0x17, 0x12) },
  { ink: '#ffffff', own: 1 },
  { ink: '#000000', own: 0 },
] as const;
/** WCAG 2.2, 1.4.3: text on what lies behind it. */
const READABLE = 4.5;

/** Ink that is read well on a colour (channels 0..255). */
export function inkOnColour(red: number, green: number, blue: number): string {
  const ground = luminance(red, green, blue);
  const contrast = (own: number) => (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05);
  return INKS.find(({ own }) => contrast(own) >= READABLE)?.ink ?? '#000000';
}
