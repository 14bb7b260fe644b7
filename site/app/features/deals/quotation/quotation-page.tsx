import { formatDay } from '@agency/ui/formats/malaysian-day.ts'
import { formatSen, unbrokenAmounts } from '@agency/ui/formats/money.ts'
import { TextField } from '@agency/ui/forms/field.tsx'
import { PageHeader } from '@agency/ui/layout/page-header.tsx'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { Picture } from '@agency/ui/pictures/picture.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { agentWords } from '@agency/words/offers/agents/words.ts'
import { quotationWords } from '@agency/words/offers/quotation/words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import { FoldedTerms, WhatIfICancel } from '../../site-settings/terms/terms-table.tsx'
import { FoldedSeller, SellerStatement } from '../../site-settings/trust/seller-statement.tsx'
import type { QuotationView } from './quotation-page.server.ts'
import type { Quotation } from './signed-quotation.server.ts'

type Valid = Extract<QuotationView, { state: 'valid' }>

/** The customer opens it without logging in. @param isAgent The viewer is an agent. */
export function QuotationPage({ view, isAgent }: { view: QuotationView; isAgent: boolean }) {
  return (
    <article className="wrap page-body quotation">
      <PageStyle name="prose" />
      <PageStyle name="quotation" />
      {view.state === 'valid' ? <ValidQuotation view={view} isAgent={isAgent} /> : <NoQuotation view={view} />}
    </article>
  )
}

export function quotationTitle(view: QuotationView | undefined): string {
  const say = quotationWords()
  if (!view || view.state === 'broken') return say.broken
  return view.state === 'valid' ? say.title(view.quotation.customer) : say.ended
}

function NoQuotation({ view }: { view: Exclude<QuotationView, Valid> }) {
  return (
    <>
      <PageHeader title={quotationTitle(view)} />
      <Notice>{reasonOf(view)}</Notice>
    </>
  )
}

function reasonOf(view: Exclude<QuotationView, Valid>): string {
  const say = quotationWords()
  if (view.state === 'broken') return say.brokenText
  const { agency, until } = view.quotation
  return view.state === 'ended' ? say.endedText(agency, formatDay(until)) : say.goneText(agency)
}

function ValidQuotation({ view, isAgent }: { view: Valid; isAgent: boolean }) {
  const say = quotationWords()
  const { quotation, offer, address, company, cancelling, cancellingPath, seller } = view
  const { customer, agency, contact } = quotation
  const [terms, ...otherTerms] = cancelling
  return (
    <>
      {isAgent && <SendOn address={address} title={say.title(customer)} />}
      <PageHeader title={say.title(customer)} subtitle={formatWords().row([say.from(agency), contact])}>
        <dl className="quotation__facts">
          <Fact label={say.made} value={formatDay(quotation.made)} />
          <Fact label={say.until} value={formatDay(quotation.until)} />
        </dl>
      </PageHeader>
      <section className="quotation__offer">
        <Picture picture={offer.picture} sizes="(min-width: 700px) 24rem, 100vw" decorative />
        <div>
          <h2>{offer.title}</h2>
          {offer.subtitle && <p>{offer.subtitle}</p>}
          <dl className="quotation__facts" aria-label={say.chosen}>
            {quotation.chosen.map(fact => (
              <Fact key={fact.label} {...fact} />
            ))}
          </dl>
        </div>
      </section>
      <Prices quotation={quotation} />
      <p>{say.who(agency, company)}</p>
      {offer.days.length > 0 && (
        <section>
          <h2>{say.days}</h2>
          <ul>
            {offer.days.map(({ day: number, title, text }) => (
              <li key={number}>
                <b>
                  {/^\d+$/.test(number) ? say.day(number) : number}: {title}
                </b>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="quotation__columns">
        <List title={say.included} items={offer.inclusions} />
        <List title={say.notIncluded} items={offer.exclusions} />
      </div>
      <WhatIfICancel whatIf={terms && { text: terms, more: cancellingPath, others: [] }} />
      <FoldedTerms texts={otherTerms} />
      <SellerStatement texts={seller.slice(0, 1)} />
      <FoldedSeller texts={seller.slice(1)} />
    </>
  )
}

function Prices({ quotation: { lines } }: { quotation: Quotation }) {
  const say = quotationWords()
  const { what, people, each, sum } = say.columns
  const total = lines.reduce((all, { count, sen }) => all + count * sen, 0)
  return (
    <section>
      <PageStyle name="table" />
      <h2>{say.price}</h2>
      <table className="quotation__prices">
        <thead>
          <tr>
            {[what, people, each, sum].map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, count, sen }) => (
            <tr key={label}>
              <th scope="row">{label || say.person}</th>
              <td>{count}</td>
              <td>{amount(sen)}</td>
              <td>{amount(count * sen)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {say.total}
            </th>
            <td>
              <b>{amount(total)}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

const amount = (sen: number) => unbrokenAmounts(formatSen(sen))

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)

function List({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map(item => (
          <li key={item}>{unbrokenAmounts(item)}</li>
        ))}
      </ul>
    </section>
  )
}

/** Hidden in print. */
function SendOn({ address, title }: { address: string; title: string }) {
  const say = agentWords()
  return (
    <aside className="quotation__agent" aria-label={say.forYou}>
      <PageStyle name="forms" />
      <p>{say.pass}</p>
      <TextField name="address" label={say.address} value={address} readOnly optional={false} />
      <a href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`} rel="noopener external">
        <Icon name="whatsapp" size={18} /> {say.byWhatsApp}
      </a>
    </aside>
  )
}
