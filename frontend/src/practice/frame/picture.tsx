import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Dialog } from '../../ui/dialog.js';

const Opener = styled.button`
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: #fff;
  cursor: zoom-in;
  overflow: hidden;
`;

const Image = styled.img`
  display: block;
  max-width: 100%;
  max-height: 420px;
  margin: 0 auto;
`;

const Large = styled.img`
  display: block;
  width: 100%;
  background: #fff;
`;

/** The picture that is asked about; pressed, it opens as large as the window. Pictures are drawn on white. */
export const Picture = ({ address, alt }: { address: string; alt: string }) => {
  const { t } = useTranslation('practice');
  const [large, setLarge] = useState(false);
  return (
    <>
      <Opener type="button" title={t('prompt.zoom')} onClick={() => setLarge(true)}>
        <Image src={address} alt={alt} />
      </Opener>
      {large && (
        <Dialog title={t('prompt.image')} width="large" onClose={() => setLarge(false)}>
          <Large src={address} alt={alt} />
        </Dialog>
      )}
    </>
  );
};
