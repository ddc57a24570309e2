import { NotifyAdministrators, SendTestMail } from '@larder/contracts';
import { Metrics } from '@larder/service-kit';
import { startMailServer, type MailServer } from '@larder/testing/servers';
import { ADMIN, startIdentity, startIdentityWith, type Identity } from '../support/identity.js';
import { aUser } from '../support/users.js';

let identity: Identity;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  identity = await startIdentityWith(mail);
});
afterAll(() => identity.stop());

const send = (from: Identity, email: string) => from.as(from.admin).request(SendTestMail, { email });

describe('a notice to administrators', () => {
  it('is mailed to each of them, with a link to the page', async () => {
    const { user } = await aUser(identity, { admin: true });
    const member = await aUser(identity);

    await identity.as(null).request(NotifyAdministrators, { notice: 'backup-failed' });

    const { subject, text } = await mail.next(user.email);
    expect(subject).toBe('A backup of Larder failed');
    expect(text).toMatch(/^http:\/\/larder\.test\/admin\/backups$/m);
    await mail.next(ADMIN.username);
    expect(mail.mails.flatMap(({ to }) => to)).not.toContain(member.user.email);
  });
});

describe('a test mail', () => {
  it('is sent', async () => {
    expect(await send(identity, 'bo@example.org')).toEqual({ success: true, error: null });
    const received = await mail.next('bo@example.org');
    expect(received.from).toBe('larder@home.test');
    expect(received.text).toContain('http://larder.test');
  });

  it('returns the error of the mail server when it is refused', async () => {
    mail.refuse();
    const outcome = await send(identity, 'gone@example.org');
    mail.accept();
    expect(outcome).toEqual({ success: false, error: expect.stringMatching(/\d{3}/) as string });
  });

  it('is counted by outcome', async () => {
    const countOf = async (outcome: string) => {
      const metrics = await identity.get(Metrics).exposition();
      return Number(new RegExp(`^larder_mails_total\\{outcome="${outcome}".*\\} (\\d+)$`, 'm').exec(metrics)?.[1] ?? 0);
    };
    const [ok, failed] = [await countOf('ok'), await countOf('error')];

    await send(identity, 'bo@example.org');
    mail.refuse();
    await send(identity, 'bo@example.org');
    mail.accept();

    expect([await countOf('ok'), await countOf('error')]).toEqual([ok + 1, failed + 1]);
  });

  it('reports that mail is not configured', async () => {
    const other = await startIdentity({ ...mail.env, SMTP_HOST: '' });
    expect(await send(other, 'bo@example.org')).toEqual({ success: false, error: 'Email is not configured.' });
    await other.stop();
  });

  it('is not sent in a demonstration', async () => {
    const demo = await startIdentity({ ...mail.env, IS_DEMO: 'true' });
    await expect(send(demo, 'bo@example.org')).rejects.toMatchObject({ code: 'common.demo', kind: 'forbidden' });
    await demo.stop();
  });

  it('is for administrators only', async () => {
    const { actor } = await aUser(identity, { canManage: true });
    const attempt = identity.as(actor).request(SendTestMail, { email: 'bo@example.org' });
    await expect(attempt).rejects.toMatchObject({ code: 'common.forbidden' });
  });
});
