// How loud a recording is over its length, as bars.

export function Waveform({ peaks, share }: { peaks: readonly number[]; share: number }) {
  return (
    <svg
      className="sp-wave"
      viewBox={`0 0 ${peaks.length * 4} 28`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {peaks.map((peak, at) => {
        const height = Math.max(3, (peak / 100) * 28);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the peaks of a recording never move.
            key={at}
            x={at * 4 + 0.75}
            y={(28 - height) / 2}
            width={2.5}
            height={height}
            rx={1.25}
            data-past={at / peaks.length < share ? '' : undefined}
          />
        );
      })}
    </svg>
  );
}
