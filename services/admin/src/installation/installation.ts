import { InjectConnection, newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Connection } from 'mongoose';

const COLLECTION = 'site';
const INSTALLATION = 'installation';

interface InstallationDocument {
  _id: string;
  installationId: string;
}

/** Identifies this installation. The id is never sent to other servers. */
@Injectable()
export class Installation {
  constructor(@InjectConnection() private readonly db: Connection) {}

  /** A random, permanent id. */
  async id(): Promise<string> {
    const documents = this.db.collection<InstallationDocument>(COLLECTION);
    await documents.updateOne({ _id: INSTALLATION }, { $setOnInsert: { installationId: newId() } }, { upsert: true });
    const stored = await documents.findOne({ _id: INSTALLATION });
    if (!stored) throw new Error('The id of the installation was not found right after it was stored.');
    return stored.installationId;
  }
}
