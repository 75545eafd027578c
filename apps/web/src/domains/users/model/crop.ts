// The square that is cut out of a picture: centred, moved by dragging, made smaller by coming closer.

export interface Crop {
  /** Middle of the square, as a share of the picture's width and height. */
  x: number;
  y: number;
  /** 1 shows the largest square; 4 a quarter of its side. */
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const MAX_ZOOM = 4;
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The square in the picture's own pixels. */
export function cropSquare(crop: Crop, picture: Size): { left: number; top: number; side: number } {
  const side = Math.min(picture.width, picture.height) / between(crop.zoom, 1, MAX_ZOOM);
  const left = between(crop.x * picture.width - side / 2, 0, picture.width - side);
  const top = between(crop.y * picture.height - side / 2, 0, picture.height - side);
  return { left, top, side };
}

/** Keeps the square inside the picture, so that no edge shows nothing. */
export function heldInside(crop: Crop, picture: Size): Crop {
  const zoom = between(crop.zoom, 1, MAX_ZOOM);
  const { left, top, side } = cropSquare({ ...crop, zoom }, picture);
  return { x: (left + side / 2) / picture.width, y: (top + side / 2) / picture.height, zoom };
}

/** Dragging the picture by a share of the frame moves the square the other way. */
export function movedBy(crop: Crop, drag: { x: number; y: number }, picture: Size): Crop {
  const { side } = cropSquare(crop, picture);
  const moved = {
    ...crop,
    x: crop.x - (drag.x * side) / picture.width,
    y: crop.y - (drag.y * side) / picture.height,
  };
  return heldInside(moved, picture);
}
