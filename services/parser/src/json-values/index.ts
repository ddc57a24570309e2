export { isJsonObject, listOf, textOf, type JsonObject } from './json-values.js';
