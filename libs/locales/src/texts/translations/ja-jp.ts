import type { Texts } from '../text-key.js';

export const JAPANESE = {
  'errors.unexpected': '予期しないエラーが発生しました',
  'errors.not-found': 'お探しのものが見つかりませんでした',
  'errors.username-taken': 'このユーザー名はすでに使われています',
  'errors.email-taken': 'このメールアドレスはすでに使われています',
  'errors.timeout': 'サーバーの応答に時間がかかりすぎました。もう一度お試しください。',
  'errors.recipe-too-large':
    'このレシピの文章は{size}あり、上限の{limit}を超えています。短くするか、複数のレシピに分けてください。',
  'errors.conflict': '同時に別の変更が保存されました。もう一度お試しください。',
  'errors.too-large': '大きすぎて、サーバーが受け付けられません。',
  'errors.too-many': '試行回数が多すぎます。少し待ってから、もう一度お試しください。',
  'errors.unavailable': 'サーバーのこの部分はまだ準備ができていません。少し待ってから、もう一度お試しください。',
  'errors.stream-broken': '応答が途中で切れました。もう一度お試しください。',
  'errors.disk-full':
    'サーバーのディスクがいっぱいです。何も変更されませんでした。空き容量を増やしてから、もう一度お試しください。',
  'errors.wrong-current-password': '現在のパスワードが違います',
  'errors.current-password-needed': 'メールアドレスを変更するには、現在のパスワードを入力してください',
  'errors.names-managed-elsewhere':
    'アカウントは{method}で管理されているため、ユーザー名とメールアドレスは変更できません',
  'errors.session-needed': 'この操作はAPIトークンではできません。ログインして行ってください。',
  'errors.password-managed-by-ldap': 'アカウントはLDAPで管理されているため、パスワードは変更できません',
  'errors.no-recipe-matches': 'ルールに一致するレシピがありません',
  'errors.not-an-image': 'このファイルは読み取れる画像ではありません',
  'errors.image-not-fetched': 'このアドレスから画像を取得できませんでした',

  'messages.user-updated': 'ユーザーを更新しました',
  'messages.password-updated': 'パスワードを更新しました',
  'messages.report-deleted': 'レポートを削除しました。',

  'mails.password.subject': 'Larderの新しいパスワードの設定',
  'mails.password.header_text': '新しいパスワード',
  'mails.password.message_top':
    'あなたのアカウントに新しいパスワードが請求されました。次のボタンから設定してください。',
  'mails.password.message_bottom':
    'リンクは2日間有効で、使えるのは1回だけです。心当たりがない場合は、このメールを無視してください。パスワードは変わりません。',
  'mails.password.button_text': '新しいパスワードを設定',
  'mails.password-changed.subject': 'Larderのパスワードが変更されました',
  'mails.password-changed.header_text': 'パスワードの変更',
  'mails.password-changed.message_top': 'アカウントのパスワードが変更され、ほかの端末はログアウトされました。',
  'mails.password-changed.message_bottom':
    '心当たりがない場合は、すぐにパスワードを再設定し、管理者に知らせてください。',
  'mails.password-changed.button_text': 'パスワードを再設定',
  'mails.account-locked.subject': 'Larderのアカウントがロックされました',
  'mails.account-locked.header_text': 'アカウントのロック',
  'mails.account-locked.message_top':
    '間違ったパスワードでのログインが続いたため、アカウントをロックしました。ログイン中の端末はそのまま使えます。',
  'mails.account-locked.message_bottom':
    'ロックは数時間後に自動で解除されます。新しいパスワードを設定すると、すぐに解除されます。心当たりがない場合は、管理者に知らせてください。',
  'mails.account-locked.button_text': 'パスワードを再設定',
  'mails.backup-failed.subject': 'Larderのバックアップに失敗しました',
  'mails.backup-failed.header_text': 'バックアップの失敗',
  'mails.backup-failed.message_top':
    '予定されていたバックアップを作成できませんでした。以前のバックアップは残っています。',
  'mails.backup-failed.message_bottom': '原因はページで確認できます。このメールは管理者に送信しています。',
  'mails.backup-failed.button_text': 'バックアップを開く',
  'mails.invitation.subject': 'Larderに招待されました',
  'mails.invitation.header_text': 'Larderに参加',
  'mails.invitation.message_top':
    'レシピ、献立、買い物リストを一緒に使うよう招待されました。次のボタンからアカウントを作成してください。',
  'mails.invitation.message_bottom': '招待は4日間有効です。心当たりがない場合は、このメールを無視してください。',
  'mails.invitation.button_text': '招待を受ける',
  'mails.test.subject': 'Larderからのテストメール',
  'mails.test.header_text': 'メールを送信できます',
  'mails.test.message_top': 'このメッセージは、Larderがメールを送信できることを示しています。',
  'mails.test.message_bottom': 'Larderの管理者が送信しました。何もする必要はありません。',
  'mails.test.button_text': 'Larderを開く',

  'notifications.created': '「{name}」が作成されました',
  'notifications.updated': '「{name}」が更新されました',
  'notifications.created-with-url': '「{name}」が作成されました：{url}',
  'notifications.updated-with-url': '「{name}」が更新されました：{url}',
  'notifications.duplicated': '「{name}」が複製されました',
  'notifications.deleted': '「{name}」が削除されました',
  'notifications.signed-up': '{name}さんが登録しました',
  'notifications.import-started': 'レシピのインポートが始まりました',
  'notifications.finished': '「{name}」が完了しました',
  'notifications.recipes-updated': { other: '{count}件のレシピが更新されました' },
  'notifications.recipes-deleted': { other: '{count}件のレシピが削除されました' },
  'notifications.items-added': { other: '「{name}」に{count}件のアイテムが追加されました' },
  'notifications.items-changed': { other: '「{name}」の{count}件のアイテムが変更されました' },
  'notifications.items-removed': { other: '「{name}」から{count}件のアイテムが削除されました' },
  'notifications.more': { other: 'ほか{count}件の変更' },

  'durations.year': { other: '年' },
  'durations.day': { other: '日' },
  'durations.hour': { other: '時間' },
  'durations.minute': { other: '分' },
  'durations.second': { other: '秒' },

  'meals.breakfast': '朝食',
  'meals.lunch': '昼食',
  'meals.dinner': '夕食',
  'meals.side': '副菜',

  'samples.ingredient': '薄力粉 1カップ',
  'samples.step':
    'カード1枚に手順を1つ書きます。**Markdown**が使えます：リスト、*強調*、[リンク](https://commonmark.org/help/)。',
} satisfies Texts;
