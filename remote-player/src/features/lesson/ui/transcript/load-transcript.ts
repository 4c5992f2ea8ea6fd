/** One chunk for the transcript beside the picture and for the one over it. */
export const loadTranscript = async () => (await import(/* webpackChunkName: "lesson-transcript" */ './transcript-panel.tsx')).TranscriptPanel
