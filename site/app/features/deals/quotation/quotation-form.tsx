import { formatDay, formatMonth } from '@agency/ui/formats/malaysian-day.ts'
import { ErrorSummary, SelectField, TextField } from '@agency/ui/forms/field.tsx'
import { PageHeader } from '@agency/ui/layout/page-header.tsx'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { Picture } from '@agency/ui/pictures/picture.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { isTrip, offerWords } from '../../offer-choice/offer-kinds.ts'
import { choiceLabels, maxPeople } from '../../offer-choice/price-choice.ts'
import { quotationForm } from '../deal-words.ts'
import { NetPrices } from './net-price.tsx'
import type { QuotationForm } from './quotation-form.server.ts'

export function QuotationFormPage({ form }: { form: QuotationForm }) {
  const { offer, net, faults, last } = form
  return (
    <section className="wrap page-body quotation">
      <PageStyle name="forms" />
      <PageStyle name="quotation" />
      <PageHeader
        title="Make a quotation"
        subtitle="For your customer, in the name of your agency. It shows your price, never the net price or your mark-up."
      />
      <ErrorSummary errors={Object.entries(faults).map(([name, message]) => ({ name, message }))} />
      <div className="quotation__offer">
        <Picture picture={offer.picture} sizes="(min-width: 700px) 24rem, 100vw" decorative />
        <div>
          <h2>
            <a href={offer.path}>{offer.title}</a>
          </h2>
          <p>To be booked by {formatDay(last)}.</p>
        </div>
      </div>
      <NetPrices net={net} />
      <Fields form={form} />
    </section>
  )
}

function Fields({ form: { offer, table, kind, values, faults, today, last } }: { form: QuotationForm }) {
  const words = offerWords[kind]
  const labels = choiceLabels(table, kind)
  const field = (name: string) => ({
    name,
    defaultValue: values[name] ?? '',
    ...(faults[name] && { error: faults[name] }),
  })
  const count = (name: string, label: string, min = 1) => (
    <TextField {...field(name)} label={label} type="number" min={min} max={maxPeople} optional={min === 0} />
  )
  const options = (labels: string[]) => [{ value: '', label: 'Please choose' }, ...labels.map(same)]
  return (
    <form className="form-column" method="post" action={quotationForm(offer.path)} noValidate>
      <TextField {...field('customer')} label="Your customer’s name" maxLength={80} />
      <TextField {...field('agency')} label="Your agency’s name" maxLength={80} autoComplete="organization" />
      <TextField {...field('contact')} label="Your telephone number or e-mail address" maxLength={80} />
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
          label="About when"
          optional
          options={[
            { value: '', label: 'Not sure yet' },
            ...table.months.map(month => ({ value: month, label: formatMonth(month) })),
          ]}
        />
      )}
      {isTrip(kind) ? (
        <>
          {count('adults', words.people)}
          {count('children', 'Children', 0)}
          <TextField {...field('childAges')} label="Children's ages" placeholder="4, 9" maxLength={60} optional />
          {count('rooms', words.rooms, 0)}
        </>
      ) : (
        count('people', 'How many people')
      )}
      <div className="quotation__mark-up">
        <TextField
          {...field('markUp')}
          label="Your mark-up"
          inputMode="decimal"
          maxLength={12}
          hint="On every price; a percentage is rounded to the sen."
        />
        <SelectField
          {...field('markUpUnit')}
          label="In"
          options={[
            { value: 'percent', label: 'per cent' },
            { value: 'ringgit', label: 'RM per person' },
          ]}
        />
      </div>
      <TextField {...field('until')} label="Valid until" type="date" min={today} max={last} />
      <button type="submit" className="button">
        Make the quotation
      </button>
    </form>
  )
}

const same = (text: string) => ({ value: text, label: text })

/** @param typed A form posted after its session had ended: it can be sent again after logging in. */
export function ForAgentsOnly({ typed }: { typed?: Record<string, string> | undefined }) {
  return (
    <section className="wrap page-body">
      <PageStyle name="prose" />
      <PageHeader
        title="Make a quotation"
        subtitle="Quotations at net rates are for travel agents who have logged in."
      />
      <ButtonLink href="/AgentLogin">Log in as an agent</ButtonLink>
      {typed && (
        <form method="post">
          <p>Nothing that you typed is lost: log in in another window, then send it again from here.</p>
          {Object.entries(typed).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="button button--quiet">
            Send again
          </button>
        </form>
      )}
    </section>
  )
}
