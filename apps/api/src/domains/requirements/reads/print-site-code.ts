// Owns the sheet that is put up on site: whose step it is, what to do, the QR code and the letters to type.
import { showSiteCode } from '@stagepass/base/site-code.ts';
import { codeRotates } from '@stagepass/contract/requirements/errors.ts';
import type { SiteCode } from '@stagepass/contract/requirements/qrcode.ts';
import qrcode from 'qrcode';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Download } from '#platform/http/bind.ts';
import { openSheet, type PrintSheet, SHEET } from '#platform/pdf/print-sheet.ts';
import type { Platform } from '#platform/platform.ts';
import { getSiteCode } from '../site/load-site-code.ts';

export async function printSiteCode(platform: Platform, actor: Actor, id: string): Promise<Download> {
  const code = await getSiteCode(platform, actor, id);
  if (code.mode === 'rotating') fail(codeRotates);
  const sheet = await openSheet(`${code.club_name}: ${code.owner_title}`);
  draw(sheet, code);
  const file = await sheet.finish();
  return { name: 'mission-code.pdf', parts: [file], size_bytes: file.length };
}

const LEFT = 56;
const WIDE = SHEET.width - 2 * LEFT;
const QR_SIDE = 330;
const QUIET = '#5d554b';

function draw(sheet: PrintSheet, code: SiteCode): void {
  const under = sheet.write({
    text: code.club_name,
    ...{ font: 'instrument-sans', size: 17, x: LEFT, y: 52, width: WIDE, lines: 1, color: QUIET },
  });
  const title = sheet.write({
    text: code.owner_title,
    ...{ font: 'anybody', size: 38, x: LEFT, y: under + 6, width: WIDE, lines: 2 },
  });
  sheet.dashes({ y: title + 16, color: QUIET });
  const does = sheet.write({
    text: code.title,
    ...{ font: 'instrument-sans', size: 22, x: LEFT, y: title + 34, width: WIDE, lines: 2 },
  });
  sheet.write({
    text: 'Scan this code with your phone’s camera. It opens the step with the code filled in.',
    ...{ font: 'instrument-sans', size: 14, x: LEFT, y: does + 6, width: WIDE, lines: 2, color: QUIET },
  });
  const top = 322;
  drawQr(sheet, code.url, { x: (SHEET.width - QR_SIDE) / 2, y: top });
  const typed = top + QR_SIDE + 26;
  sheet.write({
    text: 'No camera? Type this code:',
    ...{ font: 'instrument-sans', size: 14, x: LEFT, y: typed, width: WIDE, lines: 1, color: QUIET },
  });
  sheet.write({
    text: showSiteCode(code.code),
    ...{ font: 'martian-mono', size: 42, x: LEFT, y: typed + 24, width: WIDE, lines: 1 },
  });
}

function drawQr(sheet: PrintSheet, url: string, { x, y }: { x: number; y: number }): void {
  const { modules } = qrcode.create(url, { errorCorrectionLevel: 'Q' });
  const side = QR_SIDE / modules.size;
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column))
        // A hair wider than its place: otherwise thin white lines show between squares.
        sheet.fill({
          x: x + column * side,
          y: y + row * side,
          width: side + 0.2,
          height: side + 0.2,
          color: '#000000',
        });
}
