// Owns the document's title: what the screen is, then the product's name.
import { useEffect } from 'react';
import { commonCopy } from '../i18n/common-copy.ts';
import { useCopy } from '../i18n/copy.ts';

export function useTitle(text: string): void {
  const { productName } = useCopy(commonCopy);
  useEffect(() => {
    document.title = text === '' || text === productName ? productName : `${text} · ${productName}`;
  }, [text, productName]);
}
