/** One chunk for the notes beside the picture and for those over it. */
export const loadNotes = async () => (await import(/* webpackChunkName: "lesson-notes" */ './notes-panel.tsx')).NotesPanel
