import type { DumpRecordOf, DumpRecord } from '@larder/mealie-dump';
import { documentIn, importedTimes, type ImportedDocument, type ToDocuments } from '@larder/service-kit';
import { nameSortOf, NOTIFIERS } from '../notifiers/index.js';
import { SecretBox, SECRETS } from '../secrets/index.js';

/** The documents for a record of another product; addresses are encrypted. */
export const toDocuments: ToDocuments = async (record, get) => {
  const dumpRecord = record as DumpRecord;
  if (dumpRecord.kind === 'site') return secretOf(get(SecretBox));
  return dumpRecord.kind === 'notifier' ? notifierOf(dumpRecord, get(SecretBox)) : [];
};

/** The encryption key of the addresses. */
async function secretOf(secrets: SecretBox): Promise<ImportedDocument[]> {
  const document = await secrets.findGenerated();
  return document ? [documentIn(SECRETS, document)] : [];
}

async function notifierOf(notifier: DumpRecordOf<'notifier'>, secrets: SecretBox): Promise<ImportedDocument[]> {
  const { id, groupId, householdId, name, enabled, url, optionsId, subscriptions } = notifier;
  const document = {
    _id: id,
    groupId,
    householdId,
    name,
    nameSort: nameSortOf(name),
    enabled,
    optionsId,
    sealedUrl: await secrets.seal(url, id),
    subscriptions: Object.fromEntries(subscriptions.map((event) => [event, true])),
    ...importedTimes(notifier),
  };
  return [documentIn(NOTIFIERS, document)];
}
