import { formatDay, formatMonth } from '@agency/ui/formats/malaysian-day.ts'
import { ErrorSummary, SelectField, TextField } from '@agency/ui/forms/field.tsx'
import { PageHeader } from '@agency/ui/layout/page-header.tsx'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { Picture } from '@agency/ui/pictures/picture.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { agentWords } from '@agency/words/offers/agents/words.ts'
import { choiceWords } from '@agency/words/offers/choice/words.ts'
import { isTrip } from '../../offer-choice/offer-kinds.ts'
import { choiceLabels, maxPeople } from '../../offer-choice/price-choice.ts'
import { quotationForm } from '../deal-words.ts'
import { NetPrices } from './net-price.tsx'
import type { QuotationForm } from './quotation-form.server.ts'

export function QuotationFormPage({ form }: { form: QuotationForm }) {
  const { offer, net, faults, last } = form
  const say = agentWords()
  return (
    <section className="wrap page-body quotation">
      <PageStyle name="forms" />
      <PageStyle name="quotation" />
      <PageHeader title={say.quote} subtitle={say.intro} />
      <ErrorSummary errors={Object.entries(faults).map(([name, message]) => ({ name, message }))} />
      <div className="quotation__offer">
        <Picture picture={offer.picture} sizes="(min-width: 700px) 24rem, 100vw" decorative />
        <div>
          <h2>
            <a href={offer.path}>{offer.title}</a>
          </h2>
          <p>{say.bookBy(formatDay(last))}</p>
        </div>
      </div>
      <NetPrices net={net} />
      <Fields form={form} />
    </section>
  )
}

function Fields({ form: { offer, table, kind, values, faults, today, last } }: { form: QuotationForm }) {
  const [say, choice] = [agentWords(), choiceWords()]
  const words = choice[kind]
  const labels = choiceLabels(table, kind)
  const field = (name: string) => ({
    name,
    defaultValue: values[name] ?? '',
    ...(faults[name] && { error: faults[name] }),
  })
  const count = (name: string, label: string, min = 1) => (
    <TextField {...field(name)} label={label} type="number" min={min} max={maxPeople} optional={min === 0} />
  )
  const options = (labels: string[]) => [{ value: '', label: say.choose }, ...labels.map(same)]
  return (
    <form className="form-column" method="post" action={quotationForm(offer.path)} noValidate>
      <TextField {...field('customer')} label={say.customer} maxLength={80} />
      <TextField {...field('agency')} label={say.agency} maxLength={80} autoComplete="organization" />
      <TextField {...field('contact')} label={say.contact} maxLength={80} />
      {table.rows.length > 1 && (
        <SelectField
          {...field('departure')}
          label={labels.row}
          options={options(table.rows.map(({ label }) => label))}
        />
      )}
      {table.columns.length > 1 && (
        <SelectField {...field('room')} label={labels.column} options={options(table.columns)} />
      )}
      {table.months && (
        <SelectField
          {...field('month')}
          label={choice.month}
          optional
          options={[
            { value: '', label: choice.open },
            ...table.months.map(month => ({ value: month, label: formatMonth(month) })),
          ]}
        />
      )}
      {isTrip(kind) ? (
        <>
          {count('adults', words.people)}
          {count('children', choice.children, 0)}
          <TextField {...field('childAges')} label={choice.ages} placeholder="4, 9" maxLength={60} optional />
          {count('rooms', words.rooms, 0)}
        </>
      ) : (
        count('people', say.people)
      )}
      <div className="quotation__mark-up">
        <TextField {...field('markUp')} label={say.markUp} inputMode="decimal" maxLength={12} hint={say.markUpHint} />
        <SelectField
          {...field('markUpUnit')}
          label={say.unit}
          options={[
            { value: 'percent', label: say.units.percent },
            { value: 'ringgit', label: say.units.ringgit },
          ]}
        />
      </div>
      <TextField {...field('until')} label={say.until} type="date" min={today} max={last} />
      <button type="submit" className="button">
        {say.send}
      </button>
    </form>
  )
}

const same = (text: string) => ({ value: text, label: text })

/** @param typed A form posted after its session had ended: it can be sent again after logging in. */
export function ForAgentsOnly({ typed }: { typed?: Record<string, string> | undefined }) {
  const say = agentWords()
  return (
    <section className="wrap page-body">
      <PageStyle name="prose" />
      <PageHeader title={say.quote} subtitle={say.forAgents} />
      <ButtonLink href="/AgentLogin">{say.logIn}</ButtonLink>
      {typed && (
        <form method="post">
          <p>{say.typed}</p>
          {Object.entries(typed).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="button button--quiet">
            {say.again}
          </button>
        </form>
      )}
    </section>
  )
}
