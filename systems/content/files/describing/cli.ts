/** Writes what follows from the schemas: `node files/describing/cli.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { contentDocument, withContentTypes } from './content-types.ts'
import { fieldNames, fieldNamesFile } from './field-names.ts'

writeFileSync(contentDocument, withContentTypes(readFileSync(contentDocument, 'utf8')))
writeFileSync(fieldNamesFile, fieldNames())
