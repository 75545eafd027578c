// Owns how a model is lit: one lamp from above, its colder echo from below, a little shine; as on a stage, without a room.

export const vertexShader = `#version 300 es
uniform mat4 projection;
uniform mat4 view;
uniform vec3 middle;
uniform vec4 uvTransform;
uniform float uvTurn;
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 uv;
layout(location = 3) in vec4 color;
out vec3 seenNormal;
out vec3 seenAt;
out vec2 seenUv;
out vec4 seenColor;
void main() {
  vec4 at = view * vec4(position - middle, 1.0);
  seenAt = at.xyz;
  seenNormal = mat3(view) * normal;
  float c = cos(uvTurn), s = sin(uvTurn);
  seenUv = mat2(c, -s, s, c) * (uv * uvTransform.zw) + uvTransform.xy;
  seenColor = color;
  gl_Position = projection * at;
}`;

export const fragmentShader = `#version 300 es
precision highp float;
uniform vec4 baseColor;
uniform bool hasPrint;
uniform sampler2D print;
uniform vec3 glow;
uniform float metal;
uniform float rough;
uniform float cutoff;
uniform bool unlit;
in vec3 seenNormal;
in vec3 seenAt;
in vec2 seenUv;
in vec4 seenColor;
out vec4 drawn;

vec3 toLight(vec3 c) { return pow(c, vec3(2.2)); }
vec3 toScreen(vec3 c) { return pow(clamp(c, 0.0, 1.0), vec3(1.0 / 2.2)); }

vec3 lamp(vec3 n, vec3 v, vec3 from, vec3 light, vec3 base, vec3 shine) {
  vec3 l = normalize(from);
  float facing = max(dot(n, l), 0.0);
  vec3 h = normalize(l + v);
  float sharp = exp2(10.0 * (1.0 - rough) + 1.0);
  float spark = pow(max(dot(n, h), 0.0), sharp) * (sharp + 8.0) / 28.0;
  return light * facing * (base + shine * spark);
}

void main() {
  vec4 color = baseColor * seenColor;
  if (hasPrint) {
    vec4 printed = texture(print, seenUv);
    color *= vec4(toLight(printed.rgb), printed.a);
  }
  if (color.a < cutoff) discard;
  if (unlit) {
    drawn = vec4(toScreen(color.rgb), color.a);
    return;
  }
  vec3 v = normalize(-seenAt);
  vec3 n = normalize(seenNormal);
  if (dot(n, v) < 0.0) n = -n;
  vec3 base = color.rgb * (1.0 - metal);
  vec3 shine = mix(vec3(0.04), color.rgb, metal);
  vec3 sum = lamp(n, v, vec3(0.45, 0.9, 0.65), vec3(1.9, 1.8, 1.65), base, shine);
  sum += lamp(n, v, vec3(-0.8, 0.2, 0.35), vec3(0.5, 0.56, 0.7), base, shine);
  float up = n.y * 0.5 + 0.5;
  sum += base * mix(vec3(0.20, 0.17, 0.15), vec3(0.46, 0.47, 0.5), up);
  vec3 mirrored = reflect(-v, n);
  vec3 house = mix(vec3(0.08, 0.07, 0.06), vec3(0.9, 0.88, 0.84), smoothstep(-0.35, 0.9, mirrored.y));
  float edge = pow(1.0 - max(dot(n, v), 0.0), 5.0);
  sum += house * (shine + (1.0 - shine) * edge * (1.0 - rough)) * mix(1.0, 0.35, rough);
  drawn = vec4(toScreen(sum + glow), color.a);
}`;
