export { exportedDraft } from './exported-draft.js';
