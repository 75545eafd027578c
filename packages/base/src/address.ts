// Owns: turning stored or typed addresses into ones a browser may follow.

const HTTP = /^https?:\/\//i;

/** An address without http is a path under the API base. 'javascript:' and '//host' so become harmless paths. */
export function imageAddress(path: string, apiBase: string): string {
  const address = path.trim();
  if (address === '' || HTTP.test(address)) return address;
  return `${apiBase.replace(/\/+$/, '')}/${address.replace(/^[/\\]+/, '')}`;
}

/** An address without http gets http://. Whatever was typed, the result is a web address: no other scheme can run. */
export function webAddress(text: string): string {
  const address = text.trim();
  if (address === '' || HTTP.test(address)) return address;
  return `http://${address.replace(/^[/\\]+/, '')}`;
}
