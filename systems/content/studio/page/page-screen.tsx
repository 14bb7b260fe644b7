import type { Culture } from '@agency/contracts/content/route-node.ts'
import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { Navigate, useLoaderData, useLocation, useRevalidator } from 'react-router'
import { may } from '../calls/session.ts'
import type { Source } from '../calls/shapes.ts'
import { addressOfTranslation } from '../calls/translations.ts'
import { Faults } from '../fields/plain/field-props.ts'
import { useStudio } from '../parts/nodes/studio-data.ts'
import { withoutTreeFilter } from '../tree/filter/filtered-tree.ts'
import { words } from '../words/words.ts'
import { Around } from './around/around.tsx'
import { AddressFields } from './form/address-fields.tsx'
import { FieldGroup, withValues } from './form/field-group.tsx'
import { OpenForm } from './form/form-group.tsx'
import { useNamedField } from './form/named-field.ts'
import { SearchLooks } from './form/search-looks.tsx'
import { PageFrame } from './frame/page-frame.tsx'
import type { PreviewPlace } from './preview/preview.tsx'
import { useShownFaults } from './saving/shown-faults.ts'
import { useOpenPage } from './saving/use-open-page.ts'

const DealEditor = lazy(() => import('./deal/deal-editor.tsx').then(module => ({ default: module.DealEditor })))

/** Another page, or the same page read again, starts over. */
export function PageScreen() {
  const document = useLoaderData<NodeDocument>()
  const { search, hash, state } = useLocation()
  if (document.alias === 'translation') {
    const address = addressOfTranslation(document.parentKey ?? '', document.urlSegment as Culture)
    return <Navigate to={address + search + hash} state={state} replace />
  }
  return <OpenPageScreen key={`${document.key}${withoutTreeFilter(search)}`} document={document} />
}

function OpenPageScreen({ document }: { document: NodeDocument }) {
  const { revalidate } = useRevalidator()
  // The tree then shows a draft.
  const page = useOpenPage(document, revalidate)
  const { nodes, types, user } = useStudio()
  const state = nodes.byKey.get(document.key)?.state ?? document.state
  const [tab, setTab] = useState('content')
  const { state: arrival } = useLocation()
  const [previewBefore] = useState<PreviewPlace | undefined>(arrival?.width ? arrival : undefined)
  const { draft, round } = page
  const type = types.get(draft.alias)
  const properties = type?.schema.properties ?? {}
  const hasSearch = 'metaTitle' in properties
  const { faults, handlers } = useShownFaults(page)
  useNamedField(setTab)
  const form = useMemo(() => ({ place: `${user.id}.${document.alias}`, before: document.source }), [user.id, document])
  const { change: changePage } = page
  const change = useCallback(
    (part: Source) => changePage(({ source }) => ({ source: withValues(source, part) })),
    [changePage],
  )
  return (
    <PageFrame document={document} page={page} preview={{ nodeKey: document.key, before: previewBefore }}>
      <Faults value={faults}>
        <Tabs key={round} className="page__tabs" selectedKey={tab} onSelectionChange={key => setTab(String(key))}>
          <TabList aria-label={words.page.parts}>
            <Tab id="content">{words.page.content}</Tab>
            {hasSearch && <Tab id="search">{words.page.search}</Tab>}
            <Tab id="address">{words.page.address}</Tab>
          </TabList>
          <fieldset className="page__form" data-tour="form" {...handlers} disabled={!may(user, 'writer')}>
            <TabPanel id="content">
              <OpenForm value={form}>
                {type && <p className="page__help">{type.help}</p>}
                <Around nodeKey={document.key} />
                {draft.alias === 'deal' ? (
                  <Suspense>
                    <DealEditor schema={type?.schema} draft={draft} onChange={change} />
                  </Suspense>
                ) : (
                  <FieldGroup schema={type?.schema} group="content" source={draft.source} onChange={change} />
                )}
              </OpenForm>
            </TabPanel>
            {hasSearch && (
              <TabPanel id="search">
                <SearchLooks source={draft.source} name={draft.name} address={document.address} />
                <FieldGroup schema={type?.schema} group="search" source={draft.source} onChange={change} />
              </TabPanel>
            )}
            <TabPanel id="address">
              <AddressFields draft={draft} state={state} onChange={page.change} />
            </TabPanel>
          </fieldset>
        </Tabs>
      </Faults>
    </PageFrame>
  )
}
