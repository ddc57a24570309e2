import { ActorChanged, AppError, type Actor, type LiveReady } from '@larder/contracts';
import { Broadcasts, KeyedQueue, Log } from '@larder/service-kit';
import { Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { TokenCache } from '../auth/token-cache.js';
import { combinedNotices } from './combined-notices.js';
import { LiveFeed } from './live-feed.js';
import { isRelevantTo, type LiveNotice } from './live-notice.js';
import type { LiveStream } from './live-stream.js';
import { NoticeTexts } from './notice-texts.js';

const HEARTBEAT_MS = 25_000;
/** Most streams of one user; another one closes the oldest. Each browser needs one. */
const MAX_PER_USER = 20;

/**
 * The open streams of this gateway: sends each notice to the streams it concerns, and closes those whose session has
 * ended.
 */
@Injectable()
export class LiveStreams implements OnModuleInit, BeforeApplicationShutdown {
  private readonly byGroup = new Map<string, Set<LiveStream>>();
  private readonly inOrder = new KeyedQueue();
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(
    private readonly feed: LiveFeed,
    private readonly texts: NoticeTexts,
    private readonly tokens: TokenCache,
    private readonly broadcasts: Broadcasts,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.feed.subscribe({
      onNotice: (notice) => void this.inOrderOf(notice, () => this.sendToAll(notice)),
      onReset: () => this.resetAll(),
    });
    this.broadcasts.on(ActorChanged, ({ userId }) => this.checkUser(userId));
    this.heartbeat = setInterval(() => void this.beat(), HEARTBEAT_MS);
    this.heartbeat.unref();
  }

  /** Browsers reconnect, to another gateway or to the next one. */
  beforeApplicationShutdown(): void {
    clearInterval(this.heartbeat);
    for (const stream of this.all()) stream.end();
  }

  /**
   * Adds an open stream and sends it what it missed after `position`. Its session is checked once more: when it ended
   * after the request was authenticated, the stream was not among those that the broadcast closes.
   */
  async add(stream: LiveStream, position: number | undefined): Promise<void> {
    const { groupId } = stream.actor;
    const streams = this.byGroup.get(groupId) ?? new Set<LiveStream>();
    this.byGroup.set(groupId, streams.add(stream));
    stream.onClose(() => this.remove(stream));
    this.endExcessStreams(stream.actor);
    await this.check(stream);
    if (position === undefined) this.start(stream);
    else await this.resume(stream, position);
  }

  private remove(stream: LiveStream): void {
    const streams = this.byGroup.get(stream.actor.groupId);
    streams?.delete(stream);
    if (streams?.size === 0) this.byGroup.delete(stream.actor.groupId);
  }

  private start(stream: LiveStream): void {
    const ready: LiveReady = { unchangedMs: this.feed.unchangedMs(stream.actor) };
    stream.send(this.feed.position, 'ready', JSON.stringify(ready));
  }

  private async resume(stream: LiveStream, position: number): Promise<void> {
    const missed = this.feed.since(position, stream.actor);
    // A gateway that has just started may know less than the browser.
    if (!missed) return stream.send(Math.max(position, this.feed.position), 'reset', '{}');
    for (const notice of combinedNotices(missed)) await this.inOrderOf(notice, () => this.sendTo([stream], notice));
  }

  /**
   * One after the other in each household, so that a notice does not overtake an earlier one whose items are still
   * being read.
   */
  private inOrderOf({ householdId, groupId }: LiveNotice, send: () => Promise<void>): Promise<void> {
    return this.inOrder.run(householdId ?? groupId, send);
  }

  private async sendToAll(notice: LiveNotice): Promise<void> {
    const receivers = [...(this.byGroup.get(notice.groupId) ?? [])].filter(({ actor }) => isRelevantTo(notice, actor));
    await this.sendTo(receivers, notice);
  }

  private async sendTo(streams: LiveStream[], notice: LiveNotice): Promise<void> {
    const [first] = streams;
    if (!first) return;
    const json = await this.texts.of(notice, first.actor);
    for (const stream of streams) stream.send(notice.sequence, notice.event, json);
  }

  private resetAll(): void {
    for (const stream of this.all()) stream.send(this.feed.position, 'reset', '{}');
  }

  private endExcessStreams({ userId, groupId }: Actor): void {
    const own = [...(this.byGroup.get(groupId) ?? [])].filter(({ actor }) => actor.userId === userId);
    for (const stream of own.slice(0, -MAX_PER_USER)) stream.end();
  }

  private async beat(): Promise<void> {
    for (const stream of this.all()) stream.beat();
    await Promise.all(this.all().map((stream) => this.check(stream)));
  }

  private checkUser(userId: string): void {
    for (const stream of this.all()) if (stream.actor.userId === userId) void this.check(stream);
  }

  /** Closes the stream of a session that has ended, or of a user who has moved. */
  private async check(stream: LiveStream): Promise<void> {
    try {
      const { actor } = await this.tokens.identityOf(stream.token);
      const { groupId, householdId } = stream.actor;
      if (actor.groupId !== groupId || actor.householdId !== householdId) stream.end();
    } catch (error) {
      if (error instanceof AppError && error.kind === 'unauthenticated') stream.end();
      else this.log.debug('session of a live stream not checked', { error });
    }
  }

  private all(): LiveStream[] {
    return [...this.byGroup.values()].flatMap((streams) => [...streams]);
  }
}
