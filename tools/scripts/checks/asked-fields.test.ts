import { schemas } from '@agency/content-system/schemas/registry.ts'
import { column } from '@agency/site/app/features/site-settings/menus.server.ts'
import { loadBrand } from '@agency/site/app/features/site-settings/shell-model.server.ts'
import { readEnv } from '@agency/site/server/settings/env.ts'
import { expect, test } from 'vitest'

/* A field that no editor can fill is a field that the site need not ask for. */

const fieldsOf = (...types: string[]) => types.flatMap(type => Object.keys(schemas[type]?.shape ?? {}))

test('editors can set every field of the settings that the site asks for', async () => {
  const asked: string[] = []
  const node = async (schema: NonNullable<(typeof schemas)[string]>) => {
    asked.push(...Object.keys(schema.shape))
    return schema.parse({ brandName: 'Example' })
  }
  await loadBrand({ node } as never, readEnv({}))
  expect(asked.filter(field => !fieldsOf('settings').includes(field))).toEqual([])
})

test('editors can set every field of menus and partners that the site asks for', () => {
  // Each node has a key and a name. The logo is called `image` here, and `imageLogo` in other installations.
  const known = [...fieldsOf('menuItem', 'menuGroup', 'partnerMark'), 'key', 'name', 'items', 'imageLogo']
  expect(Object.keys(column.shape).filter(field => !known.includes(field))).toEqual([])
})
