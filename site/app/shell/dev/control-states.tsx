import { Price } from '@agency/ui/cards/price.tsx'
import { Tag } from '@agency/ui/cards/tag.tsx'
import { formatDay, formatShortDay } from '@agency/ui/formats/malaysian-day.ts'
import { Section } from '@agency/ui/layout/section.tsx'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { Pagination } from '@agency/ui/navigation/pagination.tsx'
import { Tabs } from '@agency/ui/navigation/tabs.tsx'
import { Dialog } from '@agency/ui/overlays/dialog.tsx'
import { Notice } from '@agency/ui/overlays/notice.tsx'

const panels = [
  { id: 'one', label: 'One', content: <p>The first panel.</p> },
  { id: 'two', label: 'Two', content: <p>The second panel.</p> },
]

export function ControlStates() {
  return (
    <>
      <Section title="Buttons, tags, prices and days">
        <p>
          <ButtonLink href="#">Primary</ButtonLink>{' '}
          <ButtonLink href="#" tone="quiet">
            Quiet
          </ButtonLink>{' '}
          <ButtonLink href="#" tone="light">
            Light
          </ButtonLink>{' '}
          <button type="button" className="button" disabled>
            Not now
          </button>{' '}
          <button type="button" className="button" command="show-modal" commandfor="sample-dialog">
            Open a dialog
          </button>
        </p>
        <p>
          <Tag>Songket</Tag> <Tag tone="sand">Sand</Tag> <Tag tone="leaf">Leaf</Tag>
        </p>
        <p>
          <Price sen={123400} unit="per person, twin sharing" /> · <Price sen={900} from={false} /> ·{' '}
          <Price sen={18_888_800} unit="for two" /> · <Price sen={undefined} words="Ask us" /> ·{' '}
          {formatDay('2026-09-05')} · {formatShortDay('2028-02-29')}
        </p>
        <Dialog id="sample-dialog" title="A dialog" width={498}>
          <p>Escape closes it; focus stays inside.</p>
        </Dialog>
      </Section>
      <Section title="Notices, pages, tabs">
        <Notice>Something to know.</Notice>
        <Notice tone="success">Something worked.</Notice>
        <Notice tone="error">Something went wrong, and what to do about it.</Notice>
        <Pagination page={40} pages={84} href={page => `#page-${page}`} />
        <Tabs name="sample-tabs" label="Sample tabs" tabs={panels} />
      </Section>
    </>
  )
}
