import * as z from 'zod'
import type { Call } from './call.ts'
import { problemSchema } from './problem.ts'

type JsonSchema = Record<string, unknown>

type Responses = Record<
  string,
  {
    description: string
    content?: Record<string, { schema?: JsonSchema }>
    headers?: Record<string, { schema: { type: 'string' } }>
  }
>

export function describeCall(call: Call) {
  const { query, json, form, multipart } = call.request
  const body = {
    ...(json && { 'application/json': { schema: jsonSchema(json) } }),
    ...(form && { 'application/x-www-form-urlencoded': { schema: jsonSchema(form) } }),
    ...(multipart && { 'multipart/form-data': { schema: jsonSchema(multipart) } }),
  }
  return {
    method: call.method.toLowerCase() as 'get' | 'post',
    path: call.path,
    operationId: call.id,
    summary: call.summary,
    ...(call.builtIn ? {} : { 'x-not-built-yet': true }),
    ...(query && { parameters: parametersOf(query) }),
    ...(Object.keys(body).length > 0 && { request: { body: { required: true, content: body } } }),
    responses: call.builtIn
      ? successOf(call)
      : { ...successOf(call), 501: { description: 'Not built yet', content: problemContent } },
  }
}

const problemContent = { 'application/problem+json': { schema: jsonSchema(problemSchema) } }

function successOf(call: Call): Responses {
  if (call.answers === 'json') {
    return {
      200: { description: 'The answer', content: { 'application/json': { schema: jsonSchema(call.response) } } },
    }
  }
  return {
    200: { description: 'A page', content: { 'text/html': {} } },
    303: { description: 'A redirect to a page', headers: { location: { schema: { type: 'string' } } } },
  }
}

function parametersOf(query: z.ZodType) {
  const { properties = {}, required = [] } = jsonSchema(query) as { properties?: JsonSchema; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query' as const,
    required: required.includes(name),
    schema: schema as JsonSchema,
  }))
}

function jsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return rest as JsonSchema
}
