// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MailAddress } from './mail-address.tsx';

afterEach(cleanup);

it.each([
  ['mara@okafor.studio', 'mara@|okafor.studio'],
  ['"odd@name"@x.io', '"odd@name"@|x.io'],
  ['no address', '|no address'],
])('divides %s after its last @, and stays one text to read and copy', (address, divided) => {
  const { container } = render(<MailAddress>{address}</MailAddress>);
  expect(container.textContent).toBe(address);
  expect(container.querySelector('bdi')?.innerHTML.replace('<wbr>', '|')).toBe(divided);
});
