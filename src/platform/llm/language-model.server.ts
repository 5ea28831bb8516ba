import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { AiSettings } from '../config.server.ts'

export type ConnectedModel = {
  model: LanguageModel
  /** Whether the service itself can be held to a JSON schema; plain servers often know none. */
  keepsToSchema: boolean
}

/** The model of the settings. Connects nowhere yet. */
export function connectModel(settings: AiSettings): ConnectedModel {
  const { model, baseUrl, apiKey } = settings
  const options = {
    fetch: fetchWithoutRedirect,
    ...(baseUrl ? { baseURL: baseUrl } : {}),
    ...(apiKey ? { apiKey } : {}),
  }
  switch (settings.provider) {
    case 'anthropic':
      return { model: createAnthropic(options)(model), keepsToSchema: true }
    case 'google':
      return { model: createGoogleGenerativeAI(options)(model), keepsToSchema: true }
    case 'openai':
      // The chat protocol, which is the one every server that imitates this service speaks, too.
      return { model: createOpenAI(options).chat(model), keepsToSchema: true }
    case 'openai-compatible': {
      const provider = createOpenAICompatible({
        ...options,
        name: 'openai-compatible',
        baseURL: baseUrl ?? '',
      })
      return { model: provider(model), keepsToSchema: false }
    }
  }
}

/** Key and facts go to the address of the settings and nowhere else. */
const fetchWithoutRedirect: typeof fetch = (input, init) =>
  fetch(input, { ...init, redirect: 'error' })
