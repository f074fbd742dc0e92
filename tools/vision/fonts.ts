import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { registerFont } from 'canvas';
import subsetFont from 'subset-font';

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz :.,-+=*#@?&%$<>|_';
const require = createRequire(import.meta.url);

/** A font of an npm package `@fontsource/<name>` in its weights. */
interface Font {
  readonly name: string;
  readonly weights: readonly number[];
}

const font = (name: string, ...weights: number[]): Font => ({ name, weights });

/** The fonts from which the network learns digits. */
export const TRAINING_FONTS: readonly Font[] = [
  font('inter', 400, 700),
  font('roboto', 300, 400, 700),
  font('open-sans', 400, 700),
  font('lato', 300, 400, 700),
  font('montserrat', 400, 700),
  font('poppins', 400, 700),
  font('nunito', 400, 700),
  font('ubuntu', 400, 700),
  font('work-sans', 400, 700),
  font('rubik', 400, 700),
  font('fira-sans', 400, 700),
  font('oswald', 400, 700),
  font('barlow-condensed', 400, 700),
  font('quicksand', 400, 700),
  font('comfortaa', 400, 700),
  font('titillium-web', 400, 700),
  font('merriweather', 400, 700),
  font('lora', 400, 700),
  font('pt-serif', 400, 700),
  font('roboto-slab', 400, 700),
  font('bitter', 400, 700),
  font('libre-baskerville', 400, 700),
  font('tinos', 400, 700),
  font('caveat', 400, 700),
  font('kalam', 400, 700),
  font('indie-flower', 400),
  font('handlee', 400),
  font('schoolbell', 400),
  font('roboto-mono', 400, 700),
  font('space-mono', 400, 700),
  font('orbitron', 400, 700),
  font('baloo-2', 400, 700),
  font('bebas-neue', 400),
  font('russo-one', 400),
  font('chakra-petch', 400, 700),
  font('courier-prime', 400, 700),
  font('gochi-hand', 400),
  font('architects-daughter', 400),
  font('delius', 400),
  font('itim', 400),
  font('balsamiq-sans', 400, 700),
  font('short-stack', 400),
  font('jost', 400, 700),
  font('league-spartan', 400, 700),
  font('questrial', 400),
  font('gaegu', 400, 700),
  font('varela-round', 400),
  font('alfa-slab-one', 400),
  font('dm-serif-display', 400),
  font('vt323', 400),
  font('share-tech-mono', 400),
  font('comic-neue', 400, 700),
  font('patrick-hand', 400),
  font('josefin-sans', 400, 700),
];

/** The fonts of pictures to measure and to test by, none of which is used in training. */
export const TEST_FONTS: readonly Font[] = [
  font('source-serif-pro', 400, 700),
  font('exo-2', 400, 700),
  font('roboto-condensed', 400, 700),
  font('mulish', 400, 700),
  font('karla', 400, 700),
  font('arvo', 400, 700),
  font('noto-serif', 400, 700),
  font('ibm-plex-sans', 400, 700),
  font('kanit', 400, 700),
  font('cabin', 400, 700),
  font('signika', 400, 700),
  font('neucha', 400),
  font('grandstander', 400, 700),
];

/** Makes the program's own font known and gives its two families. */
export function registerOwnFonts(): string[] {
  return ['DejaVuSans', 'DejaVuSans-Bold'].map((name) => {
    registerFont(join(import.meta.dirname, '../../assets/fonts', `${name}.ttf`), { family: `Own ${name}` });
    return `Own ${name}`;
  });
}

/**
 * Makes fonts known to node-canvas, which reads TrueType files. Each weight becomes a family of its own:
 * their names.
 */
export async function registerFonts(fonts: readonly Font[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tileknight-fonts-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const families: string[] = [];
  for (const { name, weights } of fonts)
    for (const weight of weights) {
      const files = join(dirname(require.resolve(`@fontsource/${name}/package.json`)), 'files');
      const compressed = readFileSync(join(files, `${name}-latin-${weight}-normal.woff2`));
      const path = join(folder, `${name}-${weight}.ttf`);
      writeFileSync(path, await subsetFont(compressed, CHARACTERS, { targetFormat: 'truetype' }));
      const family = `Test ${name} ${weight}`;
      registerFont(path, { family });
      families.push(family);
    }
  return families;
}
