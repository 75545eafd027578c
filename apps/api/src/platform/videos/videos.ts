// Owns work on videos for the rest of the server: what can be asked for where a converter is configured.

/** What a stranger's file says it is; nothing else is tried on it. */
export type VideoContainer = 'mp4' | 'webm';

export interface Videos {
  /**
   * Writes a stranger's video anew, as an MP4 that every phone plays: without metadata, at most 1080 lines. False where it
   * cannot be done.
   */
  convert(given: { from: string; container: VideoContainer; to: string }): Promise<boolean>;
  /** A frame that stands for the video, as PNG; undefined where there is none. */
  frameOf(given: { from: string; container: VideoContainer; folder: string }): Promise<Buffer | undefined>;
  /** Ends what is running. */
  close(): Promise<void>;
}
