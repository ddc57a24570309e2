export { toDocuments } from './to-documents.js';
