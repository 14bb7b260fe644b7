import { cultures } from '@agency/contracts/content/route-node.ts'
import type { TranslationsAnswer } from '@agency/contracts/manage/nodes/node.ts'
import { SelectField } from '@agency/ui/forms/field.tsx'
import { Link, useLoaderData } from 'react-router'
import { addressOfTranslation } from '../calls/translations.ts'
import { useFilter } from '../parts/filters/use-filter.ts'
import { LawGaps } from '../parts/nodes/law-gaps.tsx'
import { Table } from '../parts/table.tsx'
import { words } from '../words/words.ts'

const maxRows = 200
const filterNames = ['language'] as const

/** Texts that are missing or behind, the most valuable pages first. */
export function TranslationsScreen() {
  const { pages, law } = useLoaderData<TranslationsAnswer>()
  const { filter, change } = useFilter(filterNames)
  const { translations } = words
  const fits = pages.filter(({ culture }) => filter.language === '' || filter.language === culture)
  const toDo = fits.reduce((sum, page) => sum + page.words, 0).toLocaleString('en-MY')
  return (
    <section className="screen">
      <h1>{translations.title}</h1>
      <p>{translations.listHelp}</p>
      <LawGaps law={law} />
      <SelectField
        name="language"
        label={translations.language}
        value={filter.language}
        onChange={({ target }) => change({ language: target.value })}
        options={[
          { value: '', label: translations.all },
          ...cultures.map(value => ({ value, label: translations.names[value] })),
        ]}
      />
      <p role="status">{translations.listed(Math.min(fits.length, maxRows), fits.length, toDo)}</p>
      <Table
        label={translations.title}
        columns={translations.columns}
        none={translations.allDone}
        rows={fits
          .slice(0, maxRows)
          .map(({ key, name, within, culture, missing, draft, behind, words: count, legal }) => ({
            key: `${key} ${culture}`,
            cells: [
              <span key="page">
                <Link to={addressOfTranslation(key, culture)}>{name}</Link>{' '}
                <small>{[within, legal && translations.legal].filter(Boolean).join(' · ')}</small>
              </span>,
              translations.names[culture],
              missing,
              draft,
              behind,
              count,
            ],
          }))}
      />
    </section>
  )
}
