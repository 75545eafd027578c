// Owns registering the <model-viewer> element: the only file that imports the 3D library, so that it is its own download.

/** A function, since a module that awaits at its top makes the bundler give every late part of the app a file of its own. */
export async function defineElement(): Promise<void> {
  // Compressed meshes and textures are refused when a model is uploaded, so no decoder is ever needed. Without these two
  // addresses the library would look for one at another company's server.
  Object.assign(globalThis, {
    ModelViewerElement: { dracoDecoderLocation: '/no-decoder/', ktx2TranscoderLocation: '/no-decoder/' },
  });
  await import('@google/model-viewer');
}
