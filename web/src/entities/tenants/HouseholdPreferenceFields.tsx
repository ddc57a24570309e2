import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { languageTag } from '@larder/locales/languages/locales';
import { SwitchField } from '../../shared/forms/fields/SwitchField.js';
import { weekdayNames } from '../../shared/dates/weekday-names.js';

/** Preferences of a household: privacy, editing, unit conversion, first day of the week. */
export function HouseholdPreferenceFields({ within = [] }: { within?: string[] }) {
  const { t, i18n } = useTranslation();
  const days = weekdayNames(languageTag(i18n.language));
  return (
    <>
      <div>
        <SwitchField
          name={[...within, 'privateHousehold']}
          label={t('household.private-household')}
          hint={t('household.private-household-description')}
        />
        <SwitchField
          name={[...within, 'lockRecipeEditsFromOtherHouseholds']}
          label={t('household.lock-recipe-edits-from-other-households')}
          hint={t('household.lock-recipe-edits-from-other-households-description')}
        />
        <SwitchField
          name={[...within, 'convertShoppingUnits']}
          label={t('household.convert-shopping-units')}
          hint={t('household.convert-shopping-units-description')}
        />
      </div>
      <Form.Item name={[...within, 'firstDayOfWeek']} label={t('general.first-day-of-week')}>
        <Select options={days.map((label, value) => ({ label, value }))} style={{ maxWidth: '16rem' }} />
      </Form.Item>
    </>
  );
}
