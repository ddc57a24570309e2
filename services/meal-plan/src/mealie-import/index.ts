export { toDocuments } from './to-documents.js';
export { resolveConflicts } from './resolve-conflicts.js';
