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
import { loadSiteCode } from '../site/load-site-code.ts';

export async function printSiteCode(platform: Platform, actor: Actor, id: string): Promise<Download> {
  const { code, club } = await loadSiteCode(platform, actor, id, 'inspect');
  if (code.mode === 'rotating') fail(codeRotates);
  const sheet = await openSheet(`${code.club_name}: ${code.owner_title}`);
  draw(sheet, code, club.handle);
  const file = await sheet.finish();
  return { name: 'mission-code.pdf', parts: [file], size_bytes: file.length };
}

const LEFT = 56;
const WIDE = SHEET.width - 2 * LEFT;
const QR_SIDE = 372;
/** At least: below a long text, with the white that a camera needs around it. */
const QR_TOP = 286;
const QR_QUIET = 28;
const QUIET = '#5d554b';

/** Names in letters that our fonts lack give way to what can be read; the code works without them. */
function draw(sheet: PrintSheet, code: SiteCode, handle: string): void {
  const under = sheet.write({
    text: sheet.canPrint(code.club_name) ? code.club_name : `@${handle}`,
    ...{ font: 'instrument-sans', size: 18, x: LEFT, y: 48, width: WIDE, lines: 1, color: QUIET },
  });
  const title = sheet.write({
    text: sheet.canPrint(code.owner_title) ? code.owner_title : 'Mission',
    ...{ font: 'anybody', size: 40, x: LEFT, y: under + 4, width: WIDE, lines: 2 },
  });
  sheet.dashes({ y: title + 14, color: QUIET });
  const does = sheet.canPrint(code.title)
    ? sheet.write({
        text: code.title,
        ...{ font: 'instrument-sans', size: 22, x: LEFT, y: title + 30, width: WIDE, lines: 2 },
      })
    : title + 24;
  const told = sheet.write({
    text: 'Scan with your phone’s camera to fill in the code.',
    ...{ font: 'instrument-sans', size: 15, x: LEFT, y: does + 6, width: WIDE, lines: 1, color: QUIET },
  });
  const top = Math.max(QR_TOP, told + QR_QUIET);
  drawQr(sheet, code.url, { x: (SHEET.width - QR_SIDE) / 2, y: top });
  const typed = top + QR_SIDE + QR_QUIET;
  sheet.write({
    text: `No camera? Open ${new URL(code.url).host}, find this mission and type:`,
    ...{ font: 'instrument-sans', size: 15, x: LEFT, y: typed, width: WIDE, lines: 2, color: QUIET },
  });
  sheet.write({
    text: showSiteCode(code.code),
    ...{ font: 'martian-mono', size: 46, x: LEFT, y: typed + 28, width: WIDE, lines: 1 },
  });
}

function drawQr(sheet: PrintSheet, url: string, { x, y }: { x: number; y: number }): void {
  // Paper stays clean: fewer and larger squares are read from farther away.
  const { modules } = qrcode.create(url, { errorCorrectionLevel: 'M' });
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
