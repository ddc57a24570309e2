/** Awaits a command; a failure ends the process with a message. LARDER_DEBUG=1 prints the stack instead. */
export async function runCommand(work) {
  try {
    await work;
  } catch (error) {
    process.stderr.write(`\n${process.env.LARDER_DEBUG ? error.stack : error.message}\n`);
    process.exit(1);
  }
}
