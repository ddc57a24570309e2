import type { INestMicroservice } from '@nestjs/common';
import { answerBackupMessages } from '../backup/answer-backup-messages.js';
import { GenerationLoader } from '../backup/generation-loader.js';
import { StoredData } from '../backup/stored-data.js';
import { answerVersionMessage } from '../data-versions/answer-version-message.js';
import { DataVersions } from '../data-versions/data-versions.js';
import { Health, healthMessage } from '../health/health.js';
import { answerTaskMessages } from '../jobs/tasks/answer-task-messages.js';
import { Tasks } from '../jobs/tasks/tasks.js';
import { Log } from '../logging/log.js';
import { NatsTransport } from '../messaging/nats-transport.js';
import { answerRebuildMessage } from '../read-models/answer-rebuild-message.js';
import { ReadModels } from '../read-models/read-models.js';
import { answerRepairMessage } from '../repairs/answer-repair-message.js';
import { Repairs } from '../repairs/repairs.js';
import { answerLogMessages } from './answer-log-messages.js';

/** Answers the messages that every service has: health, jobs, log, backups, versions of the data, read models and repairs. */
export function answerKitMessages(service: string, app: INestMicroservice): void {
  const transport: unknown = app.getTransportServer();
  if (!(transport instanceof NatsTransport)) throw new Error(`${service} does not use the transport of the kit.`);
  transport.answer(healthMessage(service), () => app.get(Health).report());
  answerTaskMessages(service, transport, app.get(Tasks));
  answerLogMessages(service, transport, app.get(Log));
  answerBackupMessages(service, transport, { data: app.get(StoredData), loader: app.get(GenerationLoader) });
  answerVersionMessage(service, transport, app.get(DataVersions));
  answerRebuildMessage(service, transport, app.get(ReadModels));
  answerRepairMessage(service, transport, app.get(Repairs));
}
