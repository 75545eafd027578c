// Owns drawing a model with the graphics card: its surfaces are handed over once, then drawn from wherever one looks.
import type { Gltf } from '@stagepass/base/gltf/gltf-shapes.ts';
import { orbit, perspective } from './matrix.ts';
import type { ModelScene, Surface } from './model-scene.ts';
import { fragmentShader, vertexShader } from './shaders.ts';

export interface Look {
  turn_rad: number;
  tilt_rad: number;
  /** 1 shows the whole of it; less is nearer. */
  distance: number;
}

export interface DrawnModel {
  draw: (look: Look) => void;
  dispose: () => void;
}

const VIEW_RAD = 0.6;
const SLOTS = [
  ['positions', 3, [0, 0, 0, 1]],
  ['normals', 3, [0, 0, 1, 1]],
  ['uvs', 2, [0, 0, 0, 1]],
  ['colors', 4, [1, 1, 1, 1]],
] as const;

type Gl = WebGL2RenderingContext;

function compile(gl: Gl, kind: number, source: string): WebGLShader {
  const shader = gl.createShader(kind);
  if (shader === null) throw new Error('no shader');
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}

function makeProgram(gl: Gl): WebGLProgram {
  const program = gl.createProgram();
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, vertexShader));
  gl.attachShader(program, compile(gl, gl.FRAGMENT_SHADER, fragmentShader));
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(gl.getProgramInfoLog(program) ?? 'the shaders do not fit');
  return program;
}

function handOver(gl: Gl, surface: Surface): WebGLVertexArrayObject {
  const held = gl.createVertexArray();
  gl.bindVertexArray(held);
  for (const [slot, [name, size, otherwise]] of SLOTS.entries()) {
    const values = surface[name];
    if (values === null) {
      gl.vertexAttrib4fv(slot, [...otherwise]);
      continue;
    }
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, values, gl.STATIC_DRAW);
    gl.enableVertexAttribArray(slot);
    gl.vertexAttribPointer(slot, size, gl.FLOAT, false, 0, 0);
  }
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, surface.indices, gl.STATIC_DRAW);
  gl.bindVertexArray(null);
  return held;
}

async function unpack({ model, bin }: ModelScene, index: number): Promise<ImageBitmap | null> {
  const image = model.images?.[index];
  const part = model.bufferViews?.[image?.bufferView ?? -1];
  if (image === undefined || part === undefined) return null;
  const start = part.byteOffset ?? 0;
  const bytes = bin.slice(start, start + part.byteLength);
  const file = new Blob([bytes], { type: image.mimeType ?? '' });
  // One print that does not unpack leaves its surface plain, and the rest as it is.
  return createImageBitmap(file, { premultiplyAlpha: 'none', colorSpaceConversion: 'none' }).catch(
    () => null,
  );
}

function printOf(gl: Gl, model: Gltf, texture: number, picture: ImageBitmap): WebGLTexture {
  const held = gl.createTexture();
  const sampler = model.samplers?.[model.textures?.[texture]?.sampler ?? -1];
  gl.bindTexture(gl.TEXTURE_2D, held);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  const wraps = new Set<number>([gl.REPEAT, gl.CLAMP_TO_EDGE, gl.MIRRORED_REPEAT]);
  for (const [side, wanted] of [
    [gl.TEXTURE_WRAP_S, sampler?.wrapS],
    [gl.TEXTURE_WRAP_T, sampler?.wrapT],
  ] as const)
    gl.texParameteri(gl.TEXTURE_2D, side, wanted !== undefined && wraps.has(wanted) ? wanted : gl.REPEAT);
  return held;
}

/** By texture; each picture is unpacked once. */
async function printsOf(gl: Gl, scene: ModelScene): Promise<Map<number, WebGLTexture>> {
  const { model } = scene;
  const wanted = new Set(
    scene.surfaces.flatMap(({ material }) => material.pbrMetallicRoughness?.baseColorTexture?.index ?? []),
  );
  const prints = new Map<number, WebGLTexture>();
  for (const texture of wanted) {
    const picture = await unpack(scene, model.textures?.[texture]?.source ?? -1);
    if (picture === null) continue;
    prints.set(texture, printOf(gl, model, texture, picture));
    picture.close();
  }
  return prints;
}

type Uniforms = (name: string) => WebGLUniformLocation | null;

function paint(gl: Gl, at: Uniforms, { material }: Surface, prints: ReadonlyMap<number, WebGLTexture>): void {
  const { pbrMetallicRoughness: pbr = {}, alphaMode = 'OPAQUE' } = material;
  const texture = pbr.baseColorTexture;
  const print = texture === undefined ? undefined : prints.get(texture.index);
  const { offset = [0, 0], scale = [1, 1], rotation = 0 } = texture?.extensions?.KHR_texture_transform ?? {};
  const [red = 1, green = 1, blue = 1, alpha = 1] = pbr.baseColorFactor ?? [];
  const [glowRed = 0, glowGreen = 0, glowBlue = 0] = material.emissiveFactor ?? [];
  gl.uniform4f(at('baseColor'), red, green, blue, alphaMode === 'OPAQUE' ? 1 : alpha);
  gl.uniform3f(at('glow'), glowRed, glowGreen, glowBlue);
  gl.uniform1f(at('metal'), pbr.metallicFactor ?? 1);
  gl.uniform1f(at('rough'), Math.min(Math.max(pbr.roughnessFactor ?? 1, 0.05), 1));
  gl.uniform1f(at('cutoff'), alphaMode === 'MASK' ? (material.alphaCutoff ?? 0.5) : 0);
  gl.uniform1i(at('unlit'), material.extensions?.KHR_materials_unlit === undefined ? 0 : 1);
  gl.uniform1i(at('hasPrint'), print === undefined ? 0 : 1);
  gl.uniform4f(at('uvTransform'), offset[0] ?? 0, offset[1] ?? 0, scale[0] ?? 1, scale[1] ?? 1);
  gl.uniform1f(at('uvTurn'), rotation);
  gl.bindTexture(gl.TEXTURE_2D, print ?? null);
  const isSheer = alphaMode === 'BLEND';
  if (isSheer) gl.enable(gl.BLEND);
  else gl.disable(gl.BLEND);
  gl.depthMask(!isSheer);
  if (material.doubleSided) gl.disable(gl.CULL_FACE);
  else gl.enable(gl.CULL_FACE);
}

function fit(gl: Gl): number {
  const canvas = gl.canvas as HTMLCanvasElement;
  const scale = Math.min(window.devicePixelRatio || 1, 2);
  const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  gl.viewport(0, 0, width, height);
  return width / height;
}

/** Throws where the graphics card refuses. */
export async function drawModel(gl: Gl, scene: ModelScene): Promise<DrawnModel> {
  const program = makeProgram(gl);
  const places = new Map<string, WebGLUniformLocation | null>();
  const at: Uniforms = (name) => {
    if (!places.has(name)) places.set(name, gl.getUniformLocation(program, name));
    return places.get(name) ?? null;
  };
  const prints = await printsOf(gl, scene);
  // What is seen through comes last.
  const ordered = scene.surfaces.toSorted(
    (a, b) => Number(a.material.alphaMode === 'BLEND') - Number(b.material.alphaMode === 'BLEND'),
  );
  const held = ordered.map((surface) => ({ surface, array: handOver(gl, surface) }));
  gl.enable(gl.DEPTH_TEST);
  gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
  const draw = ({ turn_rad, tilt_rad, distance }: Look) => {
    const aspect = fit(gl);
    // On a narrow glass the sides are what must fit.
    const away = (scene.radius / Math.sin(VIEW_RAD / 2) / Math.min(aspect, 1)) * distance;
    gl.depthMask(true);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.useProgram(program);
    const near = Math.max(away - scene.radius * 1.5, scene.radius / 100);
    gl.uniformMatrix4fv(
      at('projection'),
      false,
      perspective(VIEW_RAD, aspect, near, away + scene.radius * 2),
    );
    gl.uniformMatrix4fv(at('view'), false, orbit(turn_rad, tilt_rad, away));
    gl.uniform3f(at('middle'), ...scene.middle);
    for (const { surface, array } of held) {
      paint(gl, at, surface, prints);
      gl.bindVertexArray(array);
      for (const [slot, [name, , otherwise]] of SLOTS.entries())
        if (surface[name] === null) gl.vertexAttrib4fv(slot, [...otherwise]);
      gl.drawElements(gl.TRIANGLES, surface.indices.length, gl.UNSIGNED_INT, 0);
    }
    gl.bindVertexArray(null);
  };
  const dispose = () => gl.getExtension('WEBGL_lose_context')?.loseContext();
  return { draw, dispose };
}
