import { currencyParam } from './amounts.ts'
import { type ApiCall, type ApiReply, ok } from './api-call.ts'
import { ApiError, invalidParam, missingParam } from './api-error.ts'
import type { PriceBody, ProductBody } from './billing-shapes.ts'
import type { FormTree } from './form-decoding.ts'
import { newId } from './object-ids.ts'
import { findObject, insertObject, requireObject } from './object-store.server.ts'
import {
  allowOnly,
  integerParam,
  metadataParam,
  nullableText,
  requiredText,
  subtree,
  textParam,
} from './read-params.ts'

const PRODUCT_FIELDS = ['id', 'name', 'description', 'metadata', 'expand']
const PRICE_FIELDS = ['currency', 'product', 'unit_amount', 'recurring', 'metadata', 'expand']

export async function createProduct(call: ApiCall): Promise<ApiReply> {
  const { params } = call
  allowOnly(params, PRODUCT_FIELDS)
  const id = textParam(params, 'id') ?? newId('prod')
  if ((await findObject(call.db, 'product', id)) !== null) {
    throw new ApiError(400, {
      type: 'invalid_request_error',
      code: 'resource_already_exists',
      message: 'Product already exists.',
    })
  }
  const product: ProductBody = {
    id,
    object: 'product',
    active: true,
    created: call.now,
    default_price: null,
    description: nullableText(params, 'description') ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: metadataParam(params, {}),
    name: requiredText(params, 'name'),
    package_dimensions: null,
    shippable: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    updated: call.now,
    url: null,
  }
  await insertObject(call.db, product)
  return ok(product)
}

export async function retrieveProduct(call: ApiCall, id: string): Promise<ApiReply> {
  return ok(await requireObject(call.db, 'product', id))
}

export async function createPrice(call: ApiCall): Promise<ApiReply> {
  allowOnly(call.params, PRICE_FIELDS)
  return ok(await newPrice(call, call.params))
}

export async function retrievePrice(call: ApiCall, id: string): Promise<ApiReply> {
  return ok(await requireObject(call.db, 'price', id))
}

/** The price that an item names: one that exists, or one made here from `price_data`. */
export async function priceOfItem(call: ApiCall, item: FormTree): Promise<PriceBody | null> {
  const data = subtree(item, 'price_data')
  if (data !== undefined) {
    allowOnly(data, ['currency', 'product', 'unit_amount', 'recurring'])
    return newPrice(call, data)
  }
  const named = textParam(item, 'price')
  if (named === undefined) return null
  return requireObject(call.db, 'price', named, 'items[0][price]', 400)
}

async function newPrice(call: ApiCall, data: FormTree): Promise<PriceBody> {
  const product = requiredText(data, 'product')
  await requireObject(call.db, 'product', product, 'product', 400)
  const amount = integerParam(data, 'unit_amount', { min: 0, max: 99_999_999 })
  if (amount === undefined) throw missingParam('unit_amount')
  const recurring = subtree(data, 'recurring')
  if (recurring === undefined) throw missingParam('recurring')
  checkMonthly(recurring)
  const price: PriceBody = {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: call.now,
    currency: currencyParam(data),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: metadataParam(data, {}),
    nickname: null,
    product,
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  }
  await insertObject(call.db, price)
  return price
}

function checkMonthly(recurring: FormTree): void {
  allowOnly(recurring, ['interval', 'interval_count'])
  const count = integerParam(recurring, 'interval_count', { min: 1 }) ?? 1
  if (requiredText(recurring, 'interval') !== 'month' || count !== 1) {
    throw invalidParam('recurring[interval]', 'Only prices for one month are offered here.')
  }
}
