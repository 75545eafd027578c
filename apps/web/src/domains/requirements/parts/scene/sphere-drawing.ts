// Draws a 360° picture as seen from its middle: one triangle over the whole canvas, the rest is where each pixel looks.
import type { Look } from '../../model/look.ts';

export interface SphereDrawing {
  draw(look: Look): void;
  end(): void;
}

const corner = `attribute vec2 at; varying vec2 spot;
void main() { spot = at; gl_Position = vec4(at, 0.0, 1.0); }`;

const pixel = `precision highp float;
varying vec2 spot;
uniform sampler2D scene; uniform vec3 look; uniform float aspect;
const float PI = 3.14159265358979;
void main() {
  float reach = tan(look.z / 2.0);
  vec3 ray = normalize(vec3(spot.x * reach * aspect, spot.y * reach, -1.0));
  float s = sin(look.y); float c = cos(look.y);
  ray = vec3(ray.x, ray.y * c - ray.z * s, ray.y * s + ray.z * c);
  float yaw = look.x + atan(ray.x, -ray.z);
  gl_FragColor = texture2D(scene, vec2(fract(yaw / (2.0 * PI) + 0.5), 0.5 - asin(clamp(ray.y, -1.0, 1.0)) / PI));
}`;

/** Undefined where the browser cannot draw it, or may not read the picture. */
export function sphereDrawing(
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement,
): SphereDrawing | undefined {
  const gl = canvas.getContext('webgl', { antialias: false, preserveDrawingBuffer: true });
  const program = gl === null ? null : programOf(gl);
  if (gl === null || program === null) return undefined;
  // biome-ignore lint/correctness/useHookAtTopLevel: a call of WebGL, which has the name of a hook.
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const at = gl.getAttribLocation(program, 'at');
  gl.enableVertexAttribArray(at);
  gl.vertexAttribPointer(at, 2, gl.FLOAT, false, 0, 0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  try {
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
  } catch {
    // A picture of another origin that does not allow it.
    return undefined;
  }
  const [look, aspect] = [gl.getUniformLocation(program, 'look'), gl.getUniformLocation(program, 'aspect')];
  const rad = Math.PI / 180;
  return {
    draw({ yaw, pitch, fov }) {
      const dense = Math.min(2, window.devicePixelRatio);
      canvas.width = Math.max(1, Math.round(canvas.clientWidth * dense));
      canvas.height = Math.max(1, Math.round(canvas.clientHeight * dense));
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniform3f(look, yaw * rad, pitch * rad, fov * rad);
      gl.uniform1f(aspect, canvas.width / canvas.height);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    end: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

function programOf(gl: WebGLRenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  const sources = [
    [gl.VERTEX_SHADER, corner],
    [gl.FRAGMENT_SHADER, pixel],
  ] as const;
  for (const [kind, source] of sources) {
    const shader = gl.createShader(kind);
    if (shader === null) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) === true ? program : null;
}
