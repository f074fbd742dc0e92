import { createCanvas, loadImage } from 'canvas';
import { draw } from '../../../src/render/draw.ts';

/** A PNG of boards with three rows and columns next to each other. */
export async function pictureOfBoards(...boards: readonly (readonly number[])[]): Promise<Buffer> {
  const images = await Promise.all(
    boards.map((tiles) =>
      loadImage(Buffer.from(draw({ kind: 'board', board: { rows: 3, cols: 3, tiles } }).bytes)),
    ),
  );
  const [{ width, height } = { width: 0, height: 0 }] = images;
  const canvas = createCanvas(images.length * (width + 40), height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#fff';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  images.forEach((image, index) => {
    ctx.drawImage(image, index * (width + 40), 0);
  });
  return canvas.toBuffer();
}
