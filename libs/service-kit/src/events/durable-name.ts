/** The name of the consumer that records which events of a kind a service has handled. */
export function durableName(service: string, subject: string): string {
  return `${service}_${subject}`.replaceAll('.', '_');
}
