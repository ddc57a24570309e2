/** Ends the command with one clear sentence when its work fails; LARDER_DEBUG=1 adds the stack. */
export async function orTellWhy(work) {
  try {
    await work;
  } catch (error) {
    process.stderr.write(`\n${process.env.LARDER_DEBUG ? error.stack : error.message}\n`);
    process.exit(1);
  }
}
