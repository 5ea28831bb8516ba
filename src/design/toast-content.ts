export type ToastContent = { title: string; text?: string; tone?: 'plain' | 'danger' }
export type ShownToast = ToastContent & { id: number; open: boolean }
