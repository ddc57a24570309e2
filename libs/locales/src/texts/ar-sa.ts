import type { Texts } from './text-key.js';

export const ARABIC = {
  'errors.unexpected': 'حدث خطأ غير متوقع',
  'errors.not-found': 'لم يُعثر على المورد المطلوب',
  'errors.username-taken': 'اسم المستخدم هذا مأخوذ بالفعل',
  'errors.email-taken': 'هذا البريد الإلكتروني مستخدم بالفعل',
  'errors.timeout': 'استغرق الخادم وقتًا طويلًا للرد. يُرجى المحاولة مرة أخرى.',
  'errors.recipe-too-large':
    'تحتوي هذه الوصفة على {size} من النص، أكثر من {limit}. يُرجى اختصارها أو تقسيمها إلى عدة وصفات.',
  'errors.conflict': 'حُفظ تغيير آخر في اللحظة نفسها. يُرجى المحاولة مرة أخرى.',
  'errors.too-large': 'هذا أكبر مما يقبله الخادم.',
  'errors.too-many': 'محاولات كثيرة جدًا. يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
  'errors.stream-broken': 'انقطعت الإجابة. يُرجى المحاولة مرة أخرى.',
  'errors.disk-full': 'قرص الخادم ممتلئ. لم يتغيّر شيء. يُرجى تحرير مساحة ثم المحاولة مرة أخرى.',
  'errors.unavailable': 'هذا الجزء من الخادم ليس جاهزًا بعد. يُرجى المحاولة بعد قليل.',
  'errors.wrong-current-password': 'كلمة المرور الحالية غير صحيحة',
  'errors.current-password-needed': 'أدخل كلمة المرور الحالية لتغيير بريدك الإلكتروني',
  'errors.names-managed-elsewhere': 'لا يمكن تغيير اسم المستخدم أو البريد الإلكتروني، فالحساب تديره خدمة {method}',
  'errors.session-needed': 'لا يمكن فعل ذلك برمز API. سجّل الدخول بدلاً من ذلك.',
  'errors.password-managed-by-ldap': 'لا يمكن تغيير كلمة المرور، فالحساب تديره خدمة LDAP',
  'errors.no-recipe-matches': 'لا توجد وصفات تطابق قواعدك',
  'errors.not-an-image': 'هذا الملف ليس صورة يمكن قراءتها',
  'errors.picture-not-fetched': 'تعذّر جلب الصورة من هذا العنوان',

  'messages.user-updated': 'تم تحديث المستخدم',
  'messages.password-updated': 'تم تغيير كلمة المرور',
  'messages.report-deleted': 'تم حذف التقرير.',

  'mails.password.subject': 'تعيين كلمة مرور جديدة في Larder',
  'mails.password.header_text': 'كلمة مرور جديدة',
  'mails.password.message_top': 'طلب شخص ما، ونأمل أن يكون أنت، كلمة مرور جديدة لحسابك. اخترها من هنا:',
  'mails.password.message_bottom':
    'يعمل الرابط مرة واحدة ولمدة يومين. إن لم تطلب ذلك فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.',
  'mails.password.button_text': 'اختيار كلمة مرور جديدة',
  'mails.invitation.subject': 'أنت مدعو إلى Larder',
  'mails.invitation.header_text': 'لك مكان في المطبخ',
  'mails.invitation.message_top': 'يودّ شخص ما أن يشاركك الوصفات وخطط الوجبات وقوائم التسوق. أنشئ حسابك من هنا:',
  'mails.invitation.message_bottom': 'الدعوة صالحة لمدة أربعة أيام. إن كنت لا تعرف سببها فتجاهلها.',
  'mails.invitation.button_text': 'قبول الدعوة',
  'mails.test.subject': 'رسالة تجريبية من Larder',
  'mails.test.header_text': 'البريد يعمل',
  'mails.test.message_top': 'تُظهر هذه الرسالة أن Larder قادر على إرسال البريد.',
  'mails.test.message_bottom': 'أرسلها شخص يدير Larder. لا يلزمك فعل أي شيء.',
  'mails.test.button_text': 'فتح Larder',

  'notifications.created': 'تم إنشاء {name}',
  'notifications.updated': 'تم تحديث {name}',
  'notifications.created-with-url': 'تم إنشاء {name}، {url}',
  'notifications.updated-with-url': 'تم تحديث {name}، {url}',
  'notifications.duplicated': 'تم نسخ {name}',
  'notifications.deleted': 'تم حذف {name}',

  'durations.year': { zero: 'سنة', one: 'سنة', two: 'سنتان', few: 'سنوات', many: 'سنة', other: 'سنة' },
  'durations.day': { zero: 'يوم', one: 'يوم', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' },
  'durations.hour': { zero: 'ساعة', one: 'ساعة', two: 'ساعتان', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
  'durations.minute': { zero: 'دقيقة', one: 'دقيقة', two: 'دقيقتان', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
  'durations.second': { zero: 'ثانية', one: 'ثانية', two: 'ثانيتان', few: 'ثوانٍ', many: 'ثانية', other: 'ثانية' },

  'meals.breakfast': 'الفطور',
  'meals.lunch': 'الغداء',
  'meals.dinner': 'العشاء',
  'meals.side': 'طبق جانبي',

  'samples.ingredient': 'كوب واحد من الدقيق',
  'samples.step':
    'اكتب خطوة واحدة في كل بطاقة. يمكنك استخدام **Markdown**: القوائم و*التشديد* و[الروابط](https://commonmark.org/help/).',
} satisfies Texts;
