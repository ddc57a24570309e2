import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';

type Alias = { name: string };

/** Aliases, which the ingredient parser recognizes too. */
export function AliasField() {
  const { t } = useTranslation();
  return (
    <Form.Item
      name="aliases"
      label={t('data.aliases')}
      extra={t('data.aliases-hint')}
      getValueProps={(aliases: readonly Alias[] | undefined) => ({ value: (aliases ?? []).map(({ name }) => name) })}
      normalize={(names: readonly string[]) => names.map((name) => ({ name }))}
    >
      <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', ';']} />
    </Form.Item>
  );
}
