/** Splits chunks into parts of exactly the given size; the last may be smaller. There is at least one part. */
export async function* inParts(chunks: AsyncIterable<Uint8Array>, partBytes: number): AsyncGenerator<Buffer> {
  let pending: Uint8Array[] = [];
  let size = 0;
  let isFirst = true;
  for await (const chunk of chunks) {
    pending.push(chunk);
    size += chunk.byteLength;
    if (size < partBytes) continue;

    let rest = Buffer.concat(pending, size);
    for (; rest.length >= partBytes; rest = rest.subarray(partBytes)) yield rest.subarray(0, partBytes);
    pending = [rest];
    size = rest.length;
    isFirst = false;
  }
  if (size > 0 || isFirst) yield Buffer.concat(pending, size);
}
