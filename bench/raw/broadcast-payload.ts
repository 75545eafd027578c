// Owns the message of the broadcast line, the same for both sides.
export const payload = {
  title: 'Velvet Static goes live',
  description: 'Two mics in the ceiling, one lamp lit, and the doors are open for everybody in the room.',
};
