import { Suspense, useState } from 'react';
import type { PlanEntry } from '../../entities/meal-plans/plan-entries.js';
import { lazyPart } from '../../shared/theme/lazy-part.js';
import { classes } from '../../shared/ui/classes.js';
import { daysLayout } from './range/month-place.js';
import { recipesToBuy } from './days/plan-days.js';
import { EditDay } from './edit/EditDay.js';
import { PlanDnd } from './edit/PlanDnd.js';
import styles from './edit/Edit.module.css';
import type { ListDialog } from './list-dialog.js';
import { MenuTray } from './menus/MenuTray.js';
import { PlannerFrame } from './PlannerFrame.js';
import type { Plan } from './range/plan.js';

const EntryDialog = lazyPart(async () => ({ default: (await import('./edit/EntryDialog.js')).EntryDialog }));

/** The plan to change. */
export function EditPage({ ListDialog }: { ListDialog: ListDialog }) {
  return (
    <PlannerFrame ListDialog={ListDialog}>{(plan) => <EditDays plan={plan} ListDialog={ListDialog} />}</PlannerFrame>
  );
}

interface Opened {
  entry: PlanEntry | null;
  day: string;
}

function EditDays({ plan, ListDialog }: { plan: Plan; ListDialog: ListDialog }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [listed, setListed] = useState<readonly PlanEntry[] | null>(null);
  const layout = daysLayout(plan);
  return (
    <PlanDnd plan={plan}>
      <MenuTray day={plan.range.start} />
      <div
        {...layout}
        className={classes(layout.className, plan.range.view === 'month' && styles.narrow)}
        data-mode="edit"
      >
        {plan.days.map((day) => (
          <EditDay
            key={day.day}
            day={day}
            isToday={day.day === plan.today}
            onNew={(date) => setOpened({ entry: null, day: date })}
            onEdit={(entry) => setOpened({ entry, day: entry.date })}
            onList={ListDialog && setListed}
          />
        ))}
      </div>
      <Suspense>
        {opened && <EntryDialog {...opened} onClose={() => setOpened(null)} />}
        {listed && ListDialog && <ListDialog recipes={recipesToBuy(listed)} open onClose={() => setListed(null)} />}
      </Suspense>
    </PlanDnd>
  );
}
