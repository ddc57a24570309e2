import type { Rule } from 'antd/es/form';
import type { TFunction } from 'i18next';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 258;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const URL_LIKE =
  /^(https?:\/\/)?([\p{L}\p{M}\d_-]+(\.[\p{L}\p{M}\d_-]+)*\.([\p{L}\p{M}]{2,}|xn--[a-z\d-]+)|localhost|\d{1,3}(\.\d{1,3}){3}|\[[\da-f:]+\])(:\d+)?([/?#]\S*)?$/iu;

/** The rules of all forms, in the user's language; the first failure is shown. */
export function fieldRules(t: TFunction) {
  const check = (passes: (value: string) => boolean, message: string): Rule => ({
    validator: (_rule, value: unknown) =>
      passes(typeof value === 'string' ? value : '') ? Promise.resolve() : Promise.reject(new Error(message)),
  });
  return {
    required: check((value) => value.trim() !== '', t('validation.required')),
    name: check((value) => value.trim() !== '', t('validation.name-required')),
    email: check(isEmail, t('validation.email')),
    noWhitespace: check((value) => value !== '' && !/\s/.test(value), t('validation.no-whitespace')),
    url: check(isUrl, t('validation.url')),
    maxLength: (max: number) => check((value) => value.length <= max, t('validation.max-length', { max })),
    passwordLength: check((value) => value.length >= PASSWORD_MIN, t('validation.password-length')),
    /** The value must equal another field. */
    sameAs: (field: string): Rule => confirmation(field, t('user.password-must-match')),
  };
}

/** Whether a text is an e-mail address. */
export function isEmail(value: string): boolean {
  return EMAIL.test(value.trim());
}

/** Whether a text is a web address, with or without scheme. */
export function isUrl(value: string): boolean {
  return URL_LIKE.test(value.trim());
}

function confirmation(field: string, message: string): Rule {
  return ({ getFieldValue }) => ({
    validator: (_rule, value: unknown) =>
      value === getFieldValue(field) ? Promise.resolve() : Promise.reject(new Error(message)),
  });
}
