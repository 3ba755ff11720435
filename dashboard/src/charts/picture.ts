import type { Line } from './line.ts';

/* A chart as a picture on a light ground, with the fonts and colours that it has on the page. */

/** Pixels of the picture for each one of the page. */
const SCALE = 2;
const MARGIN = 24;
const TITLE = 40;
const ROW = 24;
const SWATCH = 10;

type Context = CanvasRenderingContext2D;

const figure = (element: Element, name: string) => Number(element.getAttribute(name) ?? 0);

/** Outline of an element; null for one that has none. */
function outlineOf(element: Element): Path2D | null {
  const outline = new Path2D();
  if (element.tagName === 'path') return new Path2D(element.getAttribute('d') ?? '');
  if (element.tagName === 'circle') {
    outline.arc(figure(element, 'cx'), figure(element, 'cy'), figure(element, 'r'), 0, 2 * Math.PI);
    return outline;
  }
  if (element.tagName !== 'line') return null;
  outline.moveTo(figure(element, 'x1'), figure(element, 'y1'));
  outline.lineTo(figure(element, 'x2'), figure(element, 'y2'));
  return outline;
}

const ALIGN: Readonly<Record<string, CanvasTextAlign>> = { start: 'left', middle: 'center', end: 'right' };

const fontOf = (style: CSSStyleDeclaration, weight: string = style.fontWeight) =>
  `${weight} ${style.fontSize} ${style.fontFamily}`;

/** Draws an element of a chart as its style has it. */
function draw(context: Context, element: Element): void {
  const style = getComputedStyle(element);
  const outline = outlineOf(element);
  context.globalAlpha = Number(style.opacity);
  context.fillStyle = style.fill;
  if (element.tagName === 'text') {
    context.font = fontOf(style);
    context.textAlign = ALIGN[style.textAnchor] ?? 'left';
    context.textBaseline = element.hasAttribute('dy') ? 'middle' : 'alphabetic';
    context.fillText(element.textContent ?? '', figure(element, 'x'), figure(element, 'y'));
  }
  if (outline === null) return;
  if (style.fill !== 'none') context.fill(outline);
  if (style.stroke === 'none') return;
  context.strokeStyle = style.stroke;
  context.lineWidth = Number.parseFloat(style.strokeWidth);
  context.lineCap = style.strokeLinecap as CanvasLineCap;
  context.lineJoin = style.strokeLinejoin as CanvasLineJoin;
  context.setLineDash(style.strokeDasharray.match(/[\d.]+/g)?.map(Number) ?? []);
  context.stroke(outline);
}

interface Placed {
  readonly name: string;
  readonly colour: string;
  readonly x: number;
  readonly row: number;
}

/** Names of lines side by side, in as many rows as they need. */
function legendOf(context: Context, lines: readonly Line[], ground: Element, width: number): Placed[] {
  let [x, row] = [0, 0];
  return lines.map(({ name: short, note, className }) => {
    const name = note ? `${short}, ${note}` : short;
    const swatch = ground.appendChild(document.createElement('i'));
    swatch.className = `swatch ${className}`;
    const size = Math.min(width, SWATCH + 8 + context.measureText(name).width + 18);
    if (x > 0 && x + size > width) [x, row] = [0, row + 1];
    const placed = { name, colour: getComputedStyle(swatch).getPropertyValue('--colour'), x, row };
    x += size;
    return placed;
  });
}

/** Copy of a drawing on a light ground that nobody sees: its colours are computed there, whatever those of the page are. */
function onLightGround<T>(drawing: SVGSVGElement, use: (copy: SVGSVGElement, ground: HTMLElement) => T): T {
  const ground = document.body.appendChild(document.createElement('div'));
  ground.className = 'light hidden';
  ground.setAttribute('aria-hidden', 'true');
  try {
    return use(ground.appendChild(drawing.cloneNode(true) as SVGSVGElement), ground);
  } finally {
    ground.remove();
  }
}

/**
 * Draws a chart with its title and the names of its lines.
 * @returns a PNG of two pixels for each one of the page.
 */
export function pictureOf(drawing: SVGSVGElement, title: string, lines: readonly Line[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d') as Context;
  const [width, height] = [figure(drawing, 'width'), figure(drawing, 'height')];
  onLightGround(drawing, (copy, ground) => {
    const style = getComputedStyle(ground);
    context.font = fontOf(style);
    const legend = legendOf(context, lines, ground, width);
    const rows = (legend.at(-1)?.row ?? 0) + 1;
    canvas.width = (width + 2 * MARGIN) * SCALE;
    canvas.height = (height + TITLE + rows * ROW + 2 * MARGIN) * SCALE;
    context.scale(SCALE, SCALE);
    context.fillStyle = style.backgroundColor;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = style.color;
    context.font = fontOf(style, '600');
    context.textBaseline = 'top';
    context.fillText(title, MARGIN, MARGIN, width);
    context.translate(MARGIN, MARGIN + TITLE);
    for (const element of copy.querySelectorAll('*')) draw(context, element);
    context.globalAlpha = 1;
    context.font = fontOf(style);
    context.textAlign = 'left';
    context.textBaseline = 'middle';
    for (const { name, colour, x, row } of legend) {
      const y = height + (row + 0.5) * ROW;
      context.fillStyle = colour;
      context.fillRect(x, y - SWATCH / 2, SWATCH, SWATCH);
      context.fillStyle = style.color;
      context.fillText(name, x + SWATCH + 8, y, width - SWATCH - 8);
    }
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the canvas has no size'))),
      'image/png',
    );
  });
}
